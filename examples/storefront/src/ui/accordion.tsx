import type { ReactNode } from 'react';
import { Icon } from './icon.js';

interface AccordionProps {
  title: string;
  defaultExpanded?: boolean;
  children: ReactNode;
}

/** Section that expands and collapses below its heading. */
export const Accordion = ({ title, defaultExpanded = false, children }: AccordionProps) => (
  <details open={defaultExpanded} className="group border-b border-line">
    <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
      <h2 className="text-base font-semibold tracking-normal">{title}</h2>
      <Icon name="plus" className="size-5 shrink-0 transition-transform duration-300 group-open:rotate-45" />
    </summary>
    <div className="pb-6 text-sm text-ink-soft">{children}</div>
  </details>
);
