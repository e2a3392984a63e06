import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

interface SkipLinkProps {
  /** Id of the element to skip to, which can have the focus. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Link for keyboards past a part of the page. It is visible while it has the focus. */
export const SkipLink = ({ to, className, children }: SkipLinkProps) => (
  <a
    href={`#${to}`}
    className={classNames(
      'fixed top-3 left-3 z-60 -translate-y-[calc(100%+1rem)] rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0',
      className,
    )}
  >
    {children}
  </a>
);
