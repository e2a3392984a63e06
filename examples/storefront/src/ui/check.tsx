import { Check as CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';

interface CheckProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
}

/** A checkbox. */
export const Check = ({ isSelected, onChange, children }: CheckProps) => (
  <Checkbox
    isSelected={isSelected}
    onChange={onChange}
    className="group flex min-h-10 cursor-pointer items-center gap-3 text-sm"
  >
    <span className="grid size-5 shrink-0 place-items-center rounded-md border border-edge bg-raised transition-colors group-hover:border-ink group-data-selected:border-ink group-data-selected:bg-ink group-data-selected:text-paper group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2">
      <CheckIcon aria-hidden className="invisible size-3.5 group-data-selected:visible" strokeWidth={3} />
    </span>
    {children}
  </Checkbox>
);
