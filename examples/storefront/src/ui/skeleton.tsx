import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

/** Gray placeholder shape. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={classNames('animate-shimmer rounded-xl bg-tint', className)} />
);

/** Announces to screen readers, once, which data is being loaded. */
export const Loading = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <div role="status" aria-label={label} className={className}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
);
