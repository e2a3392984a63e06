import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { type ButtonKind, buttonStyle } from './button-style.js';

interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className'> {
  kind?: ButtonKind;
  size?: 'normal' | 'small';
  className?: string;
  children: ReactNode;
}

/** A button. While pending it keeps the focus, announces the state and ignores presses. */
export function Button({ kind = 'primary', size = 'normal', className, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={buttonStyle(kind, size, className)}>
      {rest.isPending && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {children}
    </AriaButton>
  );
}
