import icons from './icons.svg?no-inline';

interface IconProps {
  /** ID of a symbol in `icons.svg`. */
  name: string;
  className?: string;
}

/** Decorative picture in the color of the text. */
export const Icon = ({ name, className = 'size-6' }: IconProps) => (
  <svg aria-hidden className={`icon ${className}`}>
    <use href={`${icons}#${name}`} />
  </svg>
);
