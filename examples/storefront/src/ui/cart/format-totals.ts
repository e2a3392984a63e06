import type { CartSummary, ConvertedMoney } from '@cartwright/ecom/current-cart-v2';
import type { PriceFormat } from '../../lib/currency/price-format.js';

/** Totals of a bag with formatted amounts, in the shape of an order's, and what is charged if they are converted. */
export function formatTotals(
  { paymentSummary, priceSummary = {} }: CartSummary,
  currency: string,
  { format, formatCharged, isConverted }: PriceFormat,
) {
  const money = ({ amount = '0' }: ConvertedMoney = {}) => ({
    amount,
    formattedAmount: format(amount, currency),
  });
  const { additionalFees, delivery, discount, subtotal, tax, total } = priceSummary;
  const { giftCards, payAfterFreeTrial, payLater, payNow, totalAfterGiftCards } = paymentSummary ?? {};
  return {
    charged: isConverted(currency) ? formatCharged((totalAfterGiftCards ?? total)?.amount ?? '0', currency) : undefined,
    summary: {
      subtotal: money(subtotal),
      discount: money(discount),
      additionalFees: money(additionalFees),
      shipping: money(delivery),
      tax: money(tax),
      total: money(total),
    },
    payments: {
      giftCard: { total: money(giftCards?.[0]?.redeemAmount) },
      payNow: { total: money(payNow) },
      payLater: { total: money(payLater) },
      payAfterFreeTrial: { total: money(payAfterFreeTrial) },
    },
  };
}
