import { classNames } from '../ui/class-names.js';

/** A color, also in forced colors. Its name stands beside it. */
export const SwatchDot = ({ color, className }: { color: string | undefined; className: string }) => (
  <span
    aria-hidden
    style={{ backgroundColor: color }}
    className={classNames(
      'inline-block shrink-0 rounded-full border border-edge forced-color-adjust-none forced-colors:border-[CanvasText]',
      className,
    )}
  />
);
