import type { Client } from '@cartwright/core';
import { compare } from '@cartwright/core/money';
import { calculateRefund, refundPayments } from '@cartwright/ecom/order-billing';
import { data } from 'react-router';
import { attempt, describeFailure, failure } from '../../attempt.server.js';
import { money } from '../../money.server.js';
import { readText } from '../../ui/read-text.js';
import { type LineQuantity, readQuantities } from './line-quantities.js';
import { loadOrder } from './load-order.server.js';
import { spreadRefund } from './spread-refund.js';

/** Refund that the merchant has to confirm. */
export interface CalculatedRefund {
  readonly lineItems: readonly LineQuantity[];
  readonly withShipping: boolean;
  readonly reason: string;
  readonly restock: boolean;
  readonly email: boolean;
  /** Amount, as a decimal string. */
  readonly total: string;
  /** Formatted amount. */
  readonly text: string;
}

/** Calculates the refund of a form. @returns The refund, or the reason why it is not possible. */
async function calculate(client: Client, id: string, form: FormData) {
  const { order, actions } = await loadOrder(client, id);
  if (!actions.refund.isAvailable) return 'The order has no payment that can be refunded.';
  const lineItems = readQuantities(form);
  const shipping = order.priceSummary?.shipping;
  const withShipping = form.has('shipping') && Number(shipping?.amount ?? 0) > 0;
  if (lineItems.length === 0 && !withShipping) return 'Enter the quantity of at least one item to refund.';
  const refundItems = { lineItems, ...(withShipping && shipping && { shipping: { amount: shipping } }) };
  const { available, summary } = await client.use(calculateRefund)(id, { refundItems });
  const total = summary?.total?.amount;
  if (!available || !total) return 'These items cannot be refunded: they were refunded before, or not paid.';
  const paymentRefunds = spreadRefund(actions.refund.payments, total);
  if (!paymentRefunds) return `The payments of the order are less than ${money(total, order.currency)}.`;
  return { currency: order.currency, lineItems, paymentRefunds, refundItems, total, withShipping };
}

/** Calculates a refund and shows it, or issues it if the merchant has seen its amount. */
export async function refund(client: Client, id: string, form: FormData) {
  const calculated = await calculate(client, id, form).catch((error: unknown) => describeFailure(error));
  if (typeof calculated === 'string') return failure(calculated);
  const { currency, lineItems, paymentRefunds, refundItems, total, withShipping } = calculated;
  const [reason, restock, email] = [readText(form, 'reason'), form.has('restock'), form.has('email')];
  const confirmed = readText(form, 'confirmed');
  if (!confirmed || compare(confirmed, total) !== 0) {
    const text = money(total, currency);
    return data({
      refund: { lineItems, withShipping, reason, restock, email, total, text } satisfies CalculatedRefund,
    });
  }
  return attempt(`/merchant/orders/${id}?done=refund`, () =>
    client.use(refundPayments)(id, {
      paymentRefunds,
      refundItems,
      sideEffects: {
        ...(restock && lineItems.length > 0 && { restock: { lineItems } }),
        notifications: { sendCustomerEmail: email },
      },
      ...(reason && { customerReason: reason }),
    }),
  );
}
