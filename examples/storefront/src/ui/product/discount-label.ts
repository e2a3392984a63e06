import type { SelectionDiscount } from '@cartwright/stores/selection';
import type { PriceFormat } from '../../lib/currency/price-format.js';
import type { Texts } from '../../lib/language/use-texts.js';

/** Discount label: "15% off" or "$5 off". `undefined` without a discount. */
export function discountLabel(
  discount: SelectionDiscount | undefined,
  { formatShort, locale }: PriceFormat,
  { off }: Texts['product'],
): string | undefined {
  if (!discount) return undefined;
  const { amount, currency, percent } = discount;
  if (!percent) return off(formatShort(amount, currency));
  return off((percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 }));
}
