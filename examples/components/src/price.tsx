import { formatMoney } from '@cartwright/core/money';
import { Money } from '@cartwright/react/components';
import type { CatalogSelectionPrice } from '@cartwright/stores/selection';
import { locale } from './settings';

/** Writes prices in the locale of the store. */
export const priceFormat = {
  locale,
  formatShort: (amount: string, currency = 'USD') =>
    formatMoney(amount, { locale, currency, withoutTrailingZeros: true }),
};

/** Price of a product or selection, with the full price if it is discounted. */
export function Price({ price }: { price: CatalogSelectionPrice | undefined }) {
  if (!price) return null;
  const { amount, compareAt, currency, isFrom } = price;
  return (
    <span className="tabular-nums">
      {isFrom && 'From '}
      <Money amount={amount} currency={currency} locale={locale} />
      <s className="ml-2 text-neutral-500">
        <Money amount={compareAt} currency={currency} locale={locale} />
      </s>
    </span>
  );
}
