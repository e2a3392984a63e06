import { classNames } from './class-names.js';

/** Class names of text fields and selects. */
export const inputStyle = (more?: string): string =>
  classNames(
    'block min-h-11 w-full rounded-xl border border-edge bg-raised px-3.5 text-base text-ink',
    'placeholder:text-ink-soft hover:border-ink aria-invalid:border-bad forced-colors:aria-invalid:border-3 disabled:opacity-60',
    '[&[readonly]]:border-line [&[readonly]]:bg-tint',
    more,
  );
