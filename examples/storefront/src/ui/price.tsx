import { useTexts } from '../lib/language/use-texts.js';
import { approximate } from '../lib/currency/price-format.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';

interface PriceProps {
  /** Amount in the store's currency. Nothing is shown without it. */
  amount: number | string | undefined;
  /** The store's currency (ISO 4217). Nothing is shown without it. */
  currency: string | undefined;
  className?: string;
}

/** A price in the currency that the visitor chose. Screen readers say that a converted one is approximate. */
export function Price({ amount, currency, className }: PriceProps) {
  const { about } = useTexts('currency');
  const { format } = usePriceFormat();
  if (amount === undefined || currency === undefined) return null;
  const text = format(amount, currency);
  const isApproximate = text.startsWith(approximate);
  return (
    <data value={amount} className={className}>
      {isApproximate && (
        <>
          <span className="sr-only">{about} </span>
          <span aria-hidden>{approximate}</span>
        </>
      )}
      {isApproximate ? text.slice(approximate.length) : text}
    </data>
  );
}
