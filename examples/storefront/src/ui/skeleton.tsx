import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

/** A grey shape where something will be. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={classNames('animate-shimmer rounded-xl bg-tint', className)} />
);

/** Says once, to those who cannot see the shapes, what is being loaded. */
export const Loading = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <div role="status" aria-label={label} className={className}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
);
