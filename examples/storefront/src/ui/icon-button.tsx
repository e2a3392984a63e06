import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { classNames } from './class-names.js';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'className'> {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Round button with an icon. `label` is its accessible name. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      aria-label={label}
      className={classNames(
        'relative inline-grid size-11 cursor-pointer place-items-center rounded-full text-ink transition-colors hover:bg-tint',
        'disabled:cursor-not-allowed disabled:text-line',
        className,
      )}
    >
      {children}
    </Button>
  );
}
