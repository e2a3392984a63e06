import { classNames } from '../ui/class-names.js';

/** A color. */
export const SwatchDot = ({ color, className }: { color: string | undefined; className: string }) => (
  <span
    aria-hidden
    style={{ backgroundColor: color }}
    className={classNames('inline-block shrink-0 rounded-full border border-edge', className)}
  />
);
