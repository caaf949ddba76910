import type { Language } from '../i18n/languages.ts';
import { copyOf } from './copy-of.ts';
const drawn = import.meta.glob<string>('../drawings/**/*.svg', { eager: true, query: '?raw', import: 'default' });
const code = import.meta.glob<any>('../drawings/*.ts', { eager: true });
export function drawingOf(name: string, language: Language): string {
  const file = drawn[`../drawings/${name}.svg`];
  if (file) return file.trim();
  const { home } = copyOf(language.code) as any;
  const f = (m: string, k: string) => code[`../drawings/${m}.ts`]?.[k];
  const names = Object.fromEntries(Object.entries(home.hubs).map(([p, h]: any) => [p, h.name]));
  try {
    if (name === 'harbour') return f('harbour', 'harbour')({ hongKong: names.HKHKG });
    if (name === 'network') return f('network-disc', 'networkDisc')(names);
    if (name === 'regions') return f('regions-disc', 'regionsDisc')();
    if (name.startsWith('routes/')) return f('route-disc', 'routeDisc')(name.slice(7));
  } catch {}
  return '<svg viewBox="0 0 400 400"><circle class="sea" cx="200" cy="200" r="190"/></svg>';
}
