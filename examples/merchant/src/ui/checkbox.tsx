import type { ReactNode } from 'react';

interface CheckboxProps {
  name: string;
  value?: string;
  defaultChecked?: boolean;
  children: ReactNode;
}

/** Checkbox whose value its form sends. */
export const Checkbox = ({ name, value = 'on', defaultChecked, children }: CheckboxProps) => (
  <label className="flex min-h-10 cursor-pointer items-center gap-3 text-sm">
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={defaultChecked}
      className="size-5 shrink-0 cursor-pointer accent-ink"
    />
    {children}
  </label>
);
