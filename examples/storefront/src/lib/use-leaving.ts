import { useEffect, useState } from 'react';

/**
 * Whether the browser is navigating to another site, and its setter. Reset when the page is restored from the
 * back/forward cache.
 */
export function useLeaving(): [isLeaving: boolean, setIsLeaving: (isLeaving: boolean) => void] {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return [isLeaving, setIsLeaving];
}
