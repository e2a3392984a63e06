import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

interface EmptyStateProps {
  title: string;
  /**
   * Level of the title. Use 3 in a section with a heading, where the title is smaller.
   *
   * @default 2
   */
  level?: 2 | 3;
  children: ReactNode;
  actions?: ReactNode;
}

/** Placeholder for an empty list, with actions. */
export const EmptyState = ({ title, level = 2, children, actions }: EmptyStateProps) => (
  <div
    className={classNames(
      'flex flex-col items-start rounded-3xl bg-tint px-6 sm:px-12',
      level === 2 ? 'gap-4 py-14' : 'gap-2 py-8',
    )}
  >
    {level === 2 ? <h2 className="text-2xl">{title}</h2> : <h3 className="text-xl">{title}</h3>}
    <div className="max-w-prose text-ink-soft">{children}</div>
    {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
  </div>
);
