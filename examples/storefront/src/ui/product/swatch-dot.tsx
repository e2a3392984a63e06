import { classNames } from '../class-names.js';

/** Color swatch, also in forced-colors mode. Its name is shown next to it. */
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
