import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** Placeholder for an empty list, with actions. */
export const EmptyState = ({ title, children, actions }: EmptyStateProps) => (
  <div className="flex flex-col items-start gap-4 rounded-3xl bg-tint px-6 py-14 sm:px-12">
    <h2 className="text-2xl">{title}</h2>
    <div className="max-w-prose text-ink-soft">{children}</div>
    {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
  </div>
);
