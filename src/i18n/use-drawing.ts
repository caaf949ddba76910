import { useRouteContext } from '@tanstack/react-router';

/** The URL of a drawing by name. */
export function useDrawing(name: string): string | undefined {
  return useRouteContext({ from: '__root__', select: ({ drawing }) => drawing })(name);
}
