import '../tools/plain-errors.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { shippedPackages } from './licences.ts';

interface Bom {
  metadata: { component: object };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * `npm run sbom`: a CycloneDX bill of materials of the packages that reach a visitor. `npm sbom --omit dev` would also leave out React,
 * because development tools need it too.
 */
const bom = JSON.parse(execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { encoding: 'utf8', maxBuffer: 2 ** 26 })) as Bom;
const shipped = shippedPackages(process.cwd());
const isShipped = (reference: string) => shipped.has(reference);
const components = bom.components.filter((component) => isShipped(component['bom-ref']));
const [project, ...others] = bom.dependencies;
const dependencies = [project!, ...others.filter(({ ref }) => isShipped(ref))].map(({ ref, dependsOn }) => ({
  ref,
  dependsOn: dependsOn.filter(isShipped),
}));
// npm takes the name from the folder, and calls each package a library.
const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
const metadata = { ...bom.metadata, component: { ...bom.metadata.component, name, type: 'application' } };
mkdirSync('reports', { recursive: true });
writeFileSync('reports/sbom.cdx.json', `${JSON.stringify({ ...bom, metadata, components, dependencies }, null, 2)}\n`);
