import { minus, proportion, round, sum } from '../../../kernel/money/decimal.js';
import { type StoredLine, linePrice, payable } from '../../../shop/line-items/line.js';
import type { AppliedDiscount, Totals } from '../../../shop/pricing/totals/totals.js';

/** Discount of a rule on one line item. */
interface LineDiscount {
  readonly name: string;
  readonly amount: string;
}

/** Prices of a line item after the discounts of rules on it. */
export interface LinePrices {
  readonly unitPrice: string;
  readonly totalPrice: string;
  readonly discounts: readonly LineDiscount[];
}

/** Whether a discount is part of the prices of line items: rules on items are, coupons and rules on the cart are not. */
const isInPrices = ({ rule, type }: AppliedDiscount): boolean => rule !== undefined && type === 'SPECIFIC_ITEMS';

/** Returns the prices of a line item. */
export function linePrices(
  line: StoredLine,
  { currency, discounts }: Pick<Totals, 'currency' | 'discounts'>,
): LinePrices {
  const own = discounts.filter(isInPrices).flatMap(({ itemAmounts = [], rule }) => {
    const amount = sum(itemAmounts.filter(({ id }) => id === line.id).map((one) => one.amount));
    return Number(amount) > 0 ? [{ name: rule?.name ?? '', amount }] : [];
  });
  const quantity = payable(line);
  const totalPrice = minus(round(linePrice(line), currency), sum(own.map(({ amount }) => amount)));
  const isWhole = own.length === 0 || quantity === 0;
  const unitPrice = isWhole ? line.facts.unitPrice : proportion(totalPrice, 1, quantity);
  return { unitPrice: round(unitPrice, currency), totalPrice: round(totalPrice, currency), discounts: own };
}

/** The total of the discounts that are part of the prices of line items. */
export const discountInPrices = ({ discounts }: Pick<Totals, 'discounts'>): string =>
  sum(discounts.filter(isInPrices).map(({ amount }) => amount));
