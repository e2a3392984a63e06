import type { CatalogSelectionPrice } from '@cartwright/stores/selection';
import { Price } from '../price.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { classNames } from '../class-names.js';

interface PriceTagProps {
  price: CatalogSelectionPrice | undefined;
  className?: string;
}

/** Price, with the full price if it is discounted. */
export function PriceTag({ price, className }: PriceTagProps) {
  const texts = useTexts('product');
  if (!price) return null;
  const { amount, compareAt, currency = 'USD', isFrom } = price;
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      {isFrom && <span className="text-[0.8em] font-normal text-ink-soft">{texts.from}</span>}
      <span className={classNames('font-semibold', compareAt !== undefined && 'text-accent')}>
        {compareAt !== undefined && <span className="sr-only">{texts.now}</span>}
        <Price amount={amount} currency={currency} />
      </span>
      {compareAt !== undefined && (
        <span className="text-[0.85em] text-ink-soft">
          <span className="sr-only">{texts.before}</span>
          <s>
            <Price amount={compareAt} currency={currency} />
          </s>
        </span>
      )}
    </span>
  );
}
