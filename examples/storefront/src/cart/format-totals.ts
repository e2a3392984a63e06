import { formatMoney } from '@cartwright/core/money';
import type { CartSummary, ConvertedMoney } from '@cartwright/ecom/current-cart-v2';
import { locale } from '../app/money.js';

/** Totals of a bag with formatted amounts, in the shape of an order's. */
export function formatTotals({ paymentSummary, priceSummary = {} }: CartSummary, currency: string) {
  const money = ({ amount = '0' }: ConvertedMoney = {}) => ({
    amount,
    formattedAmount: formatMoney(amount, { locale, currency }),
  });
  const { additionalFees, delivery, discount, subtotal, tax, total } = priceSummary;
  const { payAfterFreeTrial, payLater, payNow } = paymentSummary ?? {};
  return {
    summary: {
      ...{ subtotal: money(subtotal), discount: money(discount), additionalFees: money(additionalFees) },
      ...{ shipping: money(delivery), tax: money(tax), total: money(total) },
    },
    payments: {
      payNow: { total: money(payNow) },
      payLater: { total: money(payLater) },
      payAfterFreeTrial: { total: money(payAfterFreeTrial) },
    },
  };
}
