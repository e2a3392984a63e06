import type { ReactNode } from 'react';
import { Icon } from './icon.js';

interface CheckProps {
  /** Name and value of the form field. */
  name: string;
  value: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Number beside the label, and what screen readers say instead. */
  count?: { number: number; label: string } | undefined;
  children: ReactNode;
}

/** Native checkbox in the store's style. */
export const Check = ({ name, value, isSelected, onChange, count, children }: CheckProps) => (
  <label className="group flex min-h-10 cursor-pointer items-center gap-3 text-sm">
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md border border-edge bg-raised transition-colors group-hover:border-ink checked:border-ink checked:bg-ink"
      />
      <Icon
        name="check"
        className="pointer-events-none invisible relative size-3.5 stroke-3 text-paper peer-checked:visible forced-colors:text-[CanvasText]"
      />
    </span>
    <span className="flex items-center gap-3">{children}</span>
    {count && (
      <>
        <span aria-hidden className="ml-auto text-ink-soft tabular-nums">
          {count.number}
        </span>
        <span className="sr-only">, {count.label}</span>
      </>
    )}
  </label>
);
