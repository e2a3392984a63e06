'use client';

import { useEffect, useRef } from 'react';

/**
 * Calls a function when the browser restores the page from the back/forward cache: the shopper returns from another
 * site, and the page continues as it was left.
 *
 * @see https://web.dev/articles/bfcache
 */
export function usePageReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const handle = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', handle);
    return () => window.removeEventListener('pageshow', handle);
  }, []);
}
