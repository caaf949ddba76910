import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodings, hidden } from '../../deploy/policy.ts';

const read = (file: string) => readFileSync(file, 'utf8');

describe('The container', () => {
  const dockerfile = read('deploy/Dockerfile');
  const [build = '', image = ''] = dockerfile.split(/^(?=FROM )/m).slice(1);

  it('is built in one stage with the project’s own Node, and holds only the site and the file for its server', () => {
    expect(build).toContain(`FROM node:${read('.node-version').trim()}-`);
    for (const command of ['npm ci', 'npm run build', 'npm run hosts']) expect(build).toContain(command);
    expect(Array.from(image.matchAll(/^COPY (.*)$/gm), ([, what]) => what)).toEqual([
      '--from=build /site/deploy/Caddyfile /etc/caddy/Caddyfile',
      '--from=build /site/dist /srv',
    ]);
  });

  it('gets a new Node from Renovate in the same change as the project', () => {
    const { packageRules } = JSON.parse(read('renovate.json')) as { packageRules: Record<string, unknown>[] };
    const rule = packageRules.find(({ groupName }) => groupName === 'node');
    expect(rule).toMatchObject({ matchPackageNames: ['node'], matchManagers: ['npm', 'nodenv', 'dockerfile'] });
  });

  it('serves what the policy says: the Caddyfile reads its port and its folder from there', () => {
    const caddyfile = read('deploy/Caddyfile');
    const [, port] = /^EXPOSE (\d+)$/m.exec(image)!;
    expect(image).toContain(`PORT=${port}`);
    expect(caddyfile).toContain(`:{$PORT:${port}}`);
    expect(caddyfile).toContain('{$SITE_ROOT:/srv}');
  });

  it('runs without root rights and capabilities, on a read-only file system', () => {
    expect(image).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m);
    // A program with a capability in its file does not start where all are dropped: the image of Caddy gives it one for port 80.
    expect(image.indexOf('\nRUN setcap -r /usr/bin/caddy\n')).toBeGreaterThan(0);
    expect(image.indexOf('\nRUN setcap -r /usr/bin/caddy\n')).toBeLessThan(image.indexOf('\nUSER '));
    for (const option of ['--read-only', '--cap-drop ALL', '--security-opt no-new-privileges']) expect(dockerfile).toContain(`${option} `);
  });
});

describe('The workflow for GitHub Pages', () => {
  const workflow = read('.github/workflows/pages.yml');

  it('removes the files that the policy hides: compressed copies, and the rules of other hosts', () => {
    const [, removed = ''] = /find dist \\\( (.*) \\\) -delete/.exec(workflow)!;
    const names = Array.from(removed.matchAll(/-name '?([^' ]+)'?/g), ([, name]) => name!);
    expect(names.sort()).toEqual([...encodings.map(({ end }) => `*${end}`), '_headers', '_redirects'].sort());
    for (const name of names) expect(`/about.html${name.replace('*', '')}`.replace(/html_/, '/_')).toMatch(new RegExp(hidden));
  });

  it('uploads /.well-known/security.txt, which the action leaves out unless it is told', () => {
    expect(workflow).toMatch(/upload-pages-artifact@v\d+\n {8}with:\n(?: {10}.*\n)* {10}include-hidden-files: true\n/);
  });

  it('deploys no site whose samples stand', () => {
    expect(workflow.indexOf('npm run check:launch')).toBeGreaterThan(0);
    expect(workflow.indexOf('npm run check:launch')).toBeLessThan(workflow.indexOf('actions/upload-pages-artifact'));
  });
});
