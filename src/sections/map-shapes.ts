import type * as WorldMap from 'virtual:world-map';
import { pathIn } from '../i18n/path-in';
import type { SiteContext } from '../i18n/site-context';
import { late } from './late';

type MapShapes = typeof WorldMap;

let shapes: Partial<MapShapes> = {};
if (import.meta.env.SSR) shapes = await import('virtual:world-map');

/** The shapes of the map; none in the browser where the document has them already, as what is there is left alone. */
export const mapShapes = () => shapes;

interface Turn {
  context: SiteContext;
  location: { pathname: string };
  preload: boolean;
}

/** What a route with a map on it loads: its shapes, where the page comes by a navigation. */
export function bringMapShapes({ context, location, preload }: Turn) {
  return context.bring(pathIn(context.language, location.pathname), preload, async () => {
    shapes = await late('world map', () => import('virtual:world-map'));
  });
}
