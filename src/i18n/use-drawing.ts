import { useRouteContext } from '@tanstack/react-router';
import { useShownPath } from './use-shown-path.ts';

/** The URL of a drawing by name. */
export function useDrawing(name: string): string | undefined {
  return useRouteContext({ from: '__root__', select: ({ drawing }) => drawing })(name);
}

/** The page's title in the next language; undefined on a site with one language. */
export function useSign() {
  const path = useShownPath();
  return useRouteContext({ from: '__root__', select: ({ sign }) => sign })(path);
}
