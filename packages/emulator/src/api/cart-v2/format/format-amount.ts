import { convert } from '../../../kernel/money/convert.js';
import { round } from '../../../kernel/money/decimal.js';
import type { Cart } from '../../../shop/purchase/purchase.js';

/** Amount in the store's currency and in the customer's. */
export interface ConvertedAmount {
  readonly amount: string;
  readonly convertedAmount: string;
}

/** Formats an amount of a cart, given its currency. */
export function formatAmount(
  amount: string,
  currency: string,
  { customerCurrency = currency }: Pick<Cart, 'customerCurrency'>,
): ConvertedAmount {
  const rounded = round(amount, currency);
  return { amount: rounded, convertedAmount: convert(rounded, currency, customerCurrency) };
}
