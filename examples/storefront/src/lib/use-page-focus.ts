import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the main element when the router shows another page, so that keyboards and screen readers start there. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
