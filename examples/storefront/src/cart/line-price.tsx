import { Price } from '../ui/price.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { classNames } from '../ui/class-names.js';
import type { Line } from './line-details.js';

interface LinePriceProps {
  line: Line;
  currency: string | undefined;
  isPending: boolean;
}

/** Price of a line item, with the full price and the price per unit. The platform calculates the total. */
export function LinePrice({ line, currency, isPending }: LinePriceProps) {
  const { breakdown, totalPrice, unitPrice } = line.pricing ?? {};
  const texts = useTexts('cart');
  const fullPrice = breakdown?.fullPrice?.amount;
  const isReduced = fullPrice !== undefined && fullPrice !== unitPrice?.amount;
  return (
    <span className={classNames('text-right text-sm tabular-nums', isPending && 'animate-shimmer')}>
      <Price className="block font-semibold" amount={(totalPrice ?? unitPrice)?.amount} currency={currency} />
      {isReduced && (
        <s className="block text-xs text-ink-soft">
          <span className="sr-only">{texts.before}</span>
          <Price amount={fullPrice} currency={currency} />
        </s>
      )}
      {(line.quantityInfo?.requestedQuantity ?? 1) > 1 && !isReduced && totalPrice && (
        <span className="block text-xs text-ink-soft">
          <Phrase text={texts.each} parts={[() => <Price amount={unitPrice?.amount} currency={currency} />]} />
        </span>
      )}
    </span>
  );
}
