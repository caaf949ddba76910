import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Whether the component may add what need not be in the first frame of a page: after a client-side navigation false until that frame is
 * painted. In the document, and while it is hydrated, true.
 */
export function useAfterFrame(): boolean {
  const [isAfter, setAfter] = useState(!useHydrated());
  useEffect(() => void requestAnimationFrame(() => setAfter(true)), []);
  return isAfter;
}
