import type { CartSummary } from '@cartwright/ecom/cart-v2';
import { toVisibleText } from '@cartwright/stores/catalog';
import { toMinorUnits, type Total } from '../protocol/amounts.js';

/** Converts the totals of a cart. They add up to the total, which a gift card reduces. */
export function toTotals({ additionalFees = [], ...summary }: CartSummary, currency: string): Total[] {
  const { delivery, discount, subtotal, tax, total } = summary.priceSummary ?? {};
  const toUnits = (amount: string | undefined) => toMinorUnits(amount, currency);
  const giftCard = toUnits(summary.paymentSummary?.giftCards?.[0]?.redeemAmount?.amount);
  const optional = (type: string, units: number, text?: string): Total[] =>
    units === 0 ? [] : [{ type, ...(text && { display_text: text }), amount: units }];
  return [
    { type: 'subtotal', amount: toUnits(subtotal?.amount) },
    ...optional('discount', -toUnits(discount?.amount)),
    ...(summary.deliverySummary
      ? [{ type: 'fulfillment', display_text: 'Delivery', amount: toUnits(delivery?.amount) }]
      : optional('fulfillment', toUnits(delivery?.amount), 'Delivery')),
    ...additionalFees.flatMap(({ name, price }) =>
      optional('fee', toUnits(price?.amount), toVisibleText(name?.translated ?? name?.original) || 'Fee'),
    ),
    ...optional('tax', toUnits(tax?.amount)),
    ...optional('gift_card', -giftCard, 'Gift card'),
    { type: 'total', display_text: 'Total', amount: toUnits(total?.amount) - giftCard },
  ];
}

/** Discount that reduces a cart. */
export interface AppliedDiscount {
  readonly code?: string;
  readonly title: string;
  readonly amount: number;
  readonly automatic?: boolean;
}

/** Converts the discounts and the gift card of a cart. */
export function toDiscounts(
  coupons: readonly { readonly code?: string }[],
  giftCards: readonly { readonly obfuscatedCode?: string }[],
  { discounts = [], paymentSummary }: CartSummary,
  currency: string,
): { readonly codes: readonly string[]; readonly applied: readonly AppliedDiscount[] } | undefined {
  const applied = discounts.map(({ name, source, total }): AppliedDiscount => {
    const code = source?.couponCode;
    return {
      ...(code ? { code } : { automatic: true }),
      title: toVisibleText(name?.translated ?? name?.original) || 'Discount',
      amount: toMinorUnits(total?.amount, currency),
    };
  });
  const [giftCard] = giftCards;
  const redeemed = toMinorUnits(paymentSummary?.giftCards?.[0]?.redeemAmount?.amount, currency);
  const codes = [
    ...coupons.flatMap(({ code }) => code ?? []),
    ...giftCards.flatMap((card) => card.obfuscatedCode ?? []),
  ];
  if (codes.length === 0 && applied.length === 0) return undefined;
  const ofGiftCard = giftCard?.obfuscatedCode
    ? [{ code: giftCard.obfuscatedCode, title: 'Gift card', amount: redeemed }]
    : [];
  return { codes, applied: [...applied, ...ofGiftCard] };
}
