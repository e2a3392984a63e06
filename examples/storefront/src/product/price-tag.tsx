import type { ShownPrice } from './shown-price.js';
import { classNames } from '../ui/class-names.js';

interface PriceTagProps {
  price: ShownPrice;
  className?: string;
}

/** Price, with the full price if it is discounted. */
export const PriceTag = ({ price, className }: PriceTagProps) => (
  <span className={classNames('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
    {price.isFrom && <span className="text-[0.8em] font-normal text-ink-soft">from</span>}
    <span className={classNames('font-semibold', price.before && 'text-accent')}>
      {price.before && <span className="sr-only">Now </span>}
      {price.amount}
    </span>
    {price.before && (
      <span className="text-[0.85em] text-ink-soft">
        <span className="sr-only">before </span>
        <s>{price.before}</s>
      </span>
    )}
  </span>
);
