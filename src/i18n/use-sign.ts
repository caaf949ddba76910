import { useRouteContext } from '@tanstack/react-router';
import { useShownPath } from './use-shown-path.ts';

/** The page's title in the next language; undefined on a site with one language. */
export function useSign() {
  const path = useShownPath();
  return useRouteContext({ from: '__root__', select: ({ sign }) => sign })(path);
}
