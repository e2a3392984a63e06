import type { Client } from '@cartwright/core';
import { compare } from '@cartwright/core/money';
import { calculateRefund, refundPayments } from '@cartwright/ecom/order-billing';
import { data } from 'react-router';
import { attempt, describeFailure, failure } from '../../lib/attempt.server.js';
import { money } from '../../lib/money.server.js';
import { readText } from '../../lib/read-text.js';
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
  /** Refunds that the order has, which the merchant has seen. */
  readonly refunds: string;
  /** Amount, as a decimal string. */
  readonly total: string;
  /** Formatted amount. */
  readonly text: string;
}

/** Calculates the refund of a form. @returns The refund, or the reason why it is not possible. */
async function calculate(client: Client, id: string, form: FormData) {
  const { order, actions, transactions } = await loadOrder(client, id);
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
  const refunds = (transactions.refunds ?? []).map(({ _id }) => _id).join();
  return { currency: order.currency, lineItems, paymentRefunds, refundItems, refunds, total, withShipping };
}

const changedMeanwhile =
  'This was not refunded: the order has other refunds or amounts than when you calculated it. Check its payments first.';

/** Calculates a refund and shows it, or issues it if the merchant has seen its amount and all earlier refunds. */
export async function refund(client: Client, id: string, form: FormData) {
  const calculated = await calculate(client, id, form).catch((error: unknown) => describeFailure(error));
  if (typeof calculated === 'string') return failure(calculated);
  const { currency, lineItems, paymentRefunds, refundItems, refunds, total, withShipping } = calculated;
  const [reason, restock, email] = [readText(form, 'reason'), form.has('restock'), form.has('email')];
  const confirmed = readText(form, 'confirmed');
  const isCurrent = refunds === readText(form, 'refunds') && confirmed !== '' && compare(confirmed, total) === 0;
  if (!isCurrent) {
    const text = money(total, currency);
    const refund: CalculatedRefund = {
      lineItems,
      withShipping,
      reason,
      restock,
      email,
      refunds,
      total,
      text,
    };
    return confirmed ? data({ refund, error: changedMeanwhile }, { status: 409 }) : data({ refund });
  }
  return attempt(`/orders/${id}?done=refund`, () =>
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
