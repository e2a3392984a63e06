import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Place of a message at the bottom of the window. Browsers do not scroll to a focused element that is within the window
 * although the message covers it.
 */
export function BottomNotice({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const uncover = ({ target }: FocusEvent) => {
      if (!notice.current || !(target instanceof Element) || target.closest('dialog')) return;
      const { top, height } = notice.current.getBoundingClientRect();
      const { bottom } = (target.closest('label') ?? target).getBoundingClientRect();
      if (height > 0 && bottom > top && !notice.current.contains(target)) scrollBy(0, bottom - top + 8);
    };
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, []);
  return (
    <div ref={notice} role={role} className="sticky bottom-0 z-40">
      {children}
    </div>
  );
}
