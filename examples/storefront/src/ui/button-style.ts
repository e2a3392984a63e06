import { classNames } from './class-names.js';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

const kinds: Record<ButtonKind, string> = {
  // The border is invisible, except in forced colors, which have no background.
  primary:
    'border border-transparent bg-ink text-paper hover:bg-accent disabled:bg-tint disabled:text-ink-soft aria-disabled:bg-ink-soft',
  secondary: 'border border-edge text-ink hover:border-ink hover:bg-tint disabled:text-ink-soft disabled:border-line',
  quiet: 'text-ink underline decoration-1 underline-offset-4 hover:decoration-2 disabled:text-ink-soft',
};

const sizes = {
  normal: 'min-h-12 px-6 text-base',
  small: 'min-h-10 px-4 text-sm',
};

/** Class names of buttons, and of links that look like buttons. */
export const buttonStyle = (kind: ButtonKind = 'primary', size: keyof typeof sizes = 'normal', more?: string): string =>
  classNames(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full font-semibold no-underline',
    'transition-colors duration-200 disabled:cursor-not-allowed',
    kinds[kind],
    sizes[size],
    more,
  );
