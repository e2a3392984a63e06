import { compare, min, minus, round, sum } from '../../../kernel/money/decimal.js';
import { addTax, type TaxedParts } from './add-tax.js';
import { discountItems } from './discount-items.js';
import { priceItems } from './price-items.js';
import { priceShipping } from './price-shipping.js';
import { getCovered, splitPayment } from './split-payment.js';
import { sumTaxes } from '../totals/sum-taxes.js';
import type {
  ItemTotals,
  MembershipShare,
  Sums,
  TaxRateType,
  TaxTotals,
  Totals,
  TotalsInput,
} from '../totals/totals.js';

/** Amounts that memberships pay: the price of their items after discounts, with tax, without modifiers. */
function payWithMemberships(
  { currency, items, plugins, taxIncludedInPrices }: TotalsInput,
  itemTotals: readonly ItemTotals[],
): MembershipShare[] {
  return (plugins?.memberships.paying ?? []).flatMap((membership): MembershipShare[] => {
    const isOwn = ({ id }: { readonly id: string }) => id === membership.lineItemId;
    const totals = itemTotals.find(isOwn);
    const item = items.find(isOwn);
    if (!totals || !item) return [];
    const { discount, subtotal, tax } = getCovered(totals, item, currency);
    const amount = minus(sum([subtotal, taxIncludedInPrices ? '0' : tax]), discount);
    return [{ ...membership, amount: round(amount, currency) }];
  });
}

/**
 * Pays the amount that memberships leave with the gift card: at most its balance and the amount that the buyer requested. What
 * is due now is paid first.
 */
function payWithGiftCard(
  { currency, giftCard }: TotalsInput,
  { memberships, payNow, total }: { total: string; payNow: Sums; memberships: readonly MembershipShare[] },
): Pick<Totals, 'due' | 'giftCard' | 'afterGiftCard'> {
  const due = round(minus(total, sum(memberships.map(({ amount }) => amount))), currency);
  const wanted = giftCard && min(giftCard.balance, giftCard.requestedAmount ?? giftCard.balance);
  const amount = wanted === undefined ? '0' : round(min(wanted, due), currency);
  const left = (total: string) => round(compare(total, amount) > 0 ? minus(total, amount) : '0', currency);
  return {
    due,
    ...(giftCard && { giftCard: { ...giftCard, amount } }),
    afterGiftCard: { total: left(due), payNow: left(payNow.total) },
  };
}

/** Taxes of an order. */
interface TaxSummary {
  readonly tax: string;
  readonly taxes: readonly TaxTotals[];
  readonly taxRateType: TaxRateType;
  readonly taxable: string;
}

/** Sums the taxes of all parts of an order. */
function summarizeTax({ currency, plugins }: TotalsInput, { delivery, fees, items }: TaxedParts): TaxSummary {
  const taxes = [...items, ...(delivery ? [delivery] : []), ...fees].map((part) => part.tax);
  const isCollected = taxes.some(({ parts }) => parts.length > 0);
  return { ...sumTaxes(taxes, currency), taxRateType: isCollected ? getRateType(plugins) : 'NO_TAX_COLLECTED' };
}

function getRateType(plugins: TotalsInput['plugins']): TaxRateType {
  if (plugins?.taxes.length) return 'AUTO_RATE';
  return plugins?.problems.tax ? 'FALLBACK_RATE' : 'MANUAL_RATE';
}

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
