import { classNames } from './class-names.js';
import { PlainButton, type PlainButtonProps } from './plain-button.js';

interface IconButtonProps extends PlainButtonProps {
  label: string;
}

/** Round button with an icon. `label` is its accessible name. */
export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <PlainButton
    {...rest}
    aria-label={label}
    className={classNames(
      'relative inline-grid size-11 cursor-pointer place-items-center rounded-full text-ink transition-colors hover:bg-tint',
      'disabled:cursor-not-allowed disabled:text-line',
      className,
    )}
  />
);
