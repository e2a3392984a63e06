import { type ButtonKind, buttonStyle } from './button-style.js';
import { PlainButton, type PlainButtonProps } from './plain-button.js';
import { Icon } from './icon.js';

interface ButtonProps extends PlainButtonProps {
  kind?: ButtonKind;
  size?: 'normal' | 'small';
}

/** Button with a text. Shows a spinner while pending. */
export const Button = ({ kind, size, className, children, ...rest }: ButtonProps) => (
  <PlainButton {...rest} className={buttonStyle(kind, size, className)}>
    {rest.isPending && <Icon name="spinner" className="size-5 animate-spin" />}
    {children}
  </PlainButton>
);
