import { useEffect, useState } from 'react';

/**
 * Whether the browser is navigating to another site, and its setter. Reset when the page is restored from the
 * back/forward cache.
 *
 * @param onReturn - Called when the page is restored. Must be the same function on every render.
 */
export function useLeaving(onReturn?: () => unknown): [isLeaving: boolean, setIsLeaving: (isLeaving: boolean) => void] {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsLeaving(false);
      onReturn?.();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [onReturn]);
  return [isLeaving, setIsLeaving];
}
