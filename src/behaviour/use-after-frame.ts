import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Whether to render what the first frame of a page does not need. After a client-side navigation, it is false until that frame is painted;
 * in the prerendered document and at hydration, it is true.
 */
export function useAfterFrame(): boolean {
  const [isAfter, setAfter] = useState(!useHydrated());
  useEffect(() => void requestAnimationFrame(() => setAfter(true)), []);
  return isAfter;
}
