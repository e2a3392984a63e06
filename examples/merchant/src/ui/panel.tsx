import { type ReactNode, useId } from 'react';
import { classNames } from '../../../storefront/src/ui/class-names.js';

interface PanelProps {
  title: string;
  /** Link or button next to the title. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Titled box. */
export function Panel({ title, action, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-3xl border border-line bg-raised p-5 sm:p-6', className)}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
