import { minus, round, sum } from '../../../kernel/money/decimal.js';
import type { Sums, Totals, TotalsInput } from '../totals/totals.js';
import { type TaxedParts, addTax } from './add-tax.js';
import { discountItems } from './discount-items.js';
import { payWithGiftCard } from './gift-card-payment.js';
import { payWithMemberships } from './membership-payments.js';
import { priceItems } from './price-items.js';
import { priceShipping } from './price-shipping.js';
import { splitPayment } from './split-payment.js';
import { summarizeTax } from './tax-summary.js';

/** Calculates the totals of an order. The result does not depend on the order of the items. */
export function calculateTotals(input: TotalsInput): Totals {
  const prices = priceItems(input);
  const discounts = discountItems(input, prices);
  const shipping = priceShipping(input, prices.subtotal, discounts);
  const parts = addTax(input, { prices, discounts, shipping });
  const taxes = summarizeTax(input, parts);
  const sums = sumUp(input, parts, { subtotal: prices.subtotal, shipping: shipping.price, tax: taxes.tax });
  const memberships = payWithMemberships(input, parts.items);
  const payments = splitPayment(input, sums, { ...parts, memberships });
  const giftCard = payWithGiftCard(input, { total: sums.total, payNow: payments.payNow, memberships });
  return {
    currency: input.currency,
    taxIncluded: input.taxIncludedInPrices,
    ...parts,
    ...taxes,
    ...sums,
    ...payments,
    memberships,
    ...giftCard,
    discounts: [...discounts.applied, ...shipping.applied],
    ...(discounts.problem && { couponProblem: discounts.problem }),
    ...(shipping.problem && { shippingProblem: shipping.problem }),
  };
}

/** Sums of all parts of an order. */
function sumUp(
  { currency, taxIncludedInPrices }: TotalsInput,
  { delivery, fees, items }: TaxedParts,
  { shipping, subtotal, tax }: Pick<Sums, 'subtotal' | 'shipping' | 'tax'>,
): Sums {
  const discount = round(sum([...items.map((item) => item.discount), delivery?.discount ?? '0']), currency);
  const additionalFees = round(sum(fees.map(({ fee }) => fee.price)), currency);
  const before = minus(sum([subtotal, shipping, additionalFees]), discount);
  const total = round(taxIncludedInPrices ? before : sum([before, tax]), currency);
  return { subtotal, discount, shipping, tax, additionalFees, total };
}
