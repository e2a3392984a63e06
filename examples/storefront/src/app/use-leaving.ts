import { useEffect, useState } from 'react';

/**
 * Whether the browser is on its way to another site, and how to say so. It is no more when the shopper comes back to this
 * page as it was left.
 *
 * @param onReturn Called then; the same function each time.
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
