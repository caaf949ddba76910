import type * as WorldMap from 'virtual:world-map';
import { pathIn } from '../../i18n/path-in.ts';
import type { SiteContext } from '../../i18n/site-context.ts';
import { late } from '../../behaviour/late.ts';

type MapShapes = typeof WorldMap;

/** What the document has on its map is not loaded a second time. */
let shapes: Partial<MapShapes> = import.meta.env.SSR ? await import('virtual:world-map') : drawnShapes();

/** The shapes of the map; none where the page has no map. */
export const mapShapes = () => shapes;

function drawnShapes(): Partial<MapShapes> {
  const onMap = (selector: string) => Array.from(document.querySelectorAll<SVGElement>(`[data-map] ${selector}`));
  const outline = (path: SVGElement) => path.getAttribute('d')!;
  const [land, ...lanes] = onMap('path:not([data-region])').map(outline);
  if (!land) return {};
  const place = (dot: SVGElement) => [Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))] as const;
  return {
    // A page has one of the two.
    land,
    background: land,
    lanes,
    regionLands: Object.fromEntries(onMap('[data-region]').map((path) => [path.dataset.region, outline(path)])) as MapShapes['regionLands'],
    points: onMap('circle').map(place),
  };
}

interface Turn {
  context: SiteContext;
  location: { pathname: string };
  preload: boolean;
  abortController: AbortController;
}

/** What a route with a map on it loads: its shapes, where the page comes by a navigation. */
export function loadMapShapes({ context, location, preload, abortController: { signal } }: Turn) {
  return context.load(pathIn(context.language, location.pathname), { preload, signal }, async () => {
    shapes = await late('world map', () => import('virtual:world-map'));
  });
}
