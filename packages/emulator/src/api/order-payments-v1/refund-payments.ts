import { compare } from '../../kernel/money/decimal.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { voidCardsAtPlugins } from '../../shop/payments/plugin-gift-cards.js';
import { voidAtPlugins } from '../../shop/payments/plugin-memberships.js';
import { refundable } from '../../shop/orders/balance.js';
import { requirePayment } from '../../shop/payments/change-payment.js';
import { orderIdIn } from './input/read-order-id.js';
import type { RefundTransaction } from '../../shop/orders/payment.js';
import { readAmount } from './input/read-amount.js';
import { refund } from '../../shop/payments/refund.js';
import {
  type LineQuantity,
  checkRefundItems,
  readLineQuantities,
  readRefundItems,
  requireLine,
} from '../../shop/payments/refund-items.js';
import { refundabilityOf } from './refundability.js';
import { wireRefund, wireTransactions } from './wire-transactions.js';

/** How the two calls that give money back name their refusals. */
interface Codes {
  readonly unknown: string;
  readonly refused: string;
  readonly amount: string;
}

const collector: Codes = { unknown: 'PAYMENTS_NOT_FOUND', refused: 'REFUND_NOT_AVAILABLE', amount: 'INVALID_AMOUNT' };
const billing: Codes = {
  unknown: 'PAYMENT_NOT_FOUND',
  refused: 'PAYMENT_NOT_REFUNDABLE',
  amount: 'INVALID_PAYMENT_REFUND_AMOUNT',
};

/** Reads what is given back of each payment, where an amount is given. */
function readTransactions(read: FieldReader, order: StoredOrder, list: unknown, field: string) {
  if (!list) read.missing(field);
  return (read.list(list, field, { min: 1, max: 50 }) ?? []).map((item, index) => {
    const at = `${field}[${index}]`;
    const given = read.needed(item, at);
    return {
      paymentId: read.text(given['paymentId'] ?? '', `${at}.paymentId`, { min: 1, max: 100 }) ?? '',
      amount: readAmount(read, given['amount'], `${at}.amount`, order.currency),
      external: read.flag(given['externalRefund'], `${at}.externalRefund`) ?? false,
    };
  });
}

/**
 * Makes sure that payments can be given back: what is asked for, or all that is left. Gift cards and memberships give back
 * the whole, whatever amount is asked for.
 */
function checkTransactions(
  order: StoredOrder,
  requests: ReturnType<typeof readTransactions>,
  codes: Codes,
): RefundTransaction[] {
  const seen = new Set<string>();
  return requests.map(({ amount, external, paymentId }) => {
    if (seen.has(paymentId) || !order.payments.some(({ id }) => id === paymentId)) {
      throw new ApplicationError(404, codes.unknown, 'The order has no such payment.', { paymentId });
    }
    seen.add(paymentId);
    const payment = requirePayment(order, paymentId);
    const found = refundabilityOf(order, payment);
    if (found.status === 'NOT_REFUNDABLE') {
      const data = { paymentId, reason: found.reason };
      throw new ApplicationError(428, codes.refused, 'The payment cannot be given back.', data);
    }
    if (found.status === 'MANUAL' && !external && codes === billing) {
      const description = 'The payment was made by hand, and has to be given back by hand.';
      throw new ApplicationError(428, 'EXTERNAL_REFUND_EXPECTED', description, { paymentId });
    }
    const rest = refundable(order, payment);
    const wanted = payment.kind === 'regular' ? amount : undefined;
    if (wanted !== undefined && compare(wanted, rest) > 0) {
      const data = { paymentId, amount: wanted, available: rest };
      throw new ApplicationError(428, codes.amount, 'There is not so much left of the payment.', data);
    }
    const isExternal = external || found.status === 'MANUAL';
    return { paymentId, amount: wanted ?? rest, status: 'SUCCEEDED', external: isExternal };
  });
}

/** Has plugins put back what gift cards and memberships paid. */
function giveBackAtPlugins(
  context: RouteContext,
  order: StoredOrder,
  transactions: readonly RefundTransaction[],
): void {
  const payments = order.payments.filter(({ id }) =>
    transactions.some(({ external, paymentId }) => paymentId === id && !external),
  );
  voidCardsAtPlugins(context, payments);
  voidAtPlugins(
    context,
    payments.filter(({ kind }) => kind === 'membership'),
  );
}

/** What of an order goes back into the stock: nothing, everything that is given back, or what is named. */
function readRestock(
  read: FieldReader,
  info: Input,
  order: StoredOrder,
  given: readonly LineQuantity[],
): LineQuantity[] {
  const field = 'sideEffects.restockInfo';
  const type = read.word(info['type'], `${field}.type`, ['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS']) ?? 'NO_ITEMS';
  if (type === 'NO_ITEMS') return [];
  if (type === 'ALL_ITEMS') {
    return given.length > 0 ? [...given] : order.lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
  }
  return readLineQuantities(read, info['items'], `${field}.items`);
}

function checkRestock(order: StoredOrder, lines: readonly LineQuantity[]): void {
  for (const { lineItemId, quantity } of lines) {
    const line = requireLine(order, lineItemId);
    const back = order.stock.find((item) => item.lineItemId === lineItemId)?.restocked ?? 0;
    if (quantity > line.quantity - back) {
      const data = { lineItemId, quantity, available: line.quantity - back };
      throw new ApplicationError(428, 'INVALID_LINE_ITEM_RESTOCK_QUANTITY', 'So much was never sold.', data);
    }
  }
}

/** Gives payments of an order back, whole or in part. */
export const triggerRefund = route({
  id: 'ecom.orders.triggerRefund',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
    '/v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
  ],
  access: 'merchant',
  handle: (context) => {
    const { body, params, tenant } = context;
    const order = requireOrder(tenant, params.ecomOrderId);
    const given: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const wanted = readTransactions(read, order, given['payments'], 'payments');
    const details = read.object(given['details'], 'details') ?? {};
    const items = readRefundItems(read, details, 'details', order);
    const reason = read.text(details['reason'], 'details.reason', { max: 1000 });
    const effects = read.object(given['sideEffects'], 'sideEffects') ?? {};
    const restock = readRestock(
      read,
      read.object(effects['restockInfo'], 'sideEffects.restockInfo') ?? {},
      order,
      items.lineItems,
    );
    const sends = read.flag(effects['sendOrderRefundedEmail'], 'sideEffects.sendOrderRefundedEmail') ?? false;
    const message = read.text(effects['customMessage'], 'sideEffects.customMessage', { max: 1000 });
    read.check();
    const transactions = checkTransactions(order, wanted, collector);
    checkRefundItems(order, items);
    checkRestock(order, restock);
    giveBackAtPlugins(context, order, transactions);
    const made = refund(tenant, order, {
      ...{ transactions, items, restock },
      ...(reason && { reason }),
      ...(sends && { mail: { ...(message && { message }) } }),
    });
    return { orderTransactions: wireTransactions(made.order), refundId: made.refund.id, failedPaymentIds: [] };
  },
});

/** Gives payments of an order back, whole or in part, with what it is for. */
export const refundPayments = route({
  id: 'ecom.orderBilling.refundPayments',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/refund-payments', '/v1/order-billing/refund-payments'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const order = requireOrder(tenant, orderIdIn(body));
    const given: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const wanted = readTransactions(read, order, given['paymentRefunds'], 'paymentRefunds');
    const items = readRefundItems(read, read.object(given['refundItems'], 'refundItems') ?? {}, 'refundItems', order);
    const reason = read.text(given['customerReason'], 'customerReason', { max: 1000 });
    const effects = read.object(given['sideEffects'], 'sideEffects') ?? {};
    const restocked = read.object(effects['restock'], 'sideEffects.restock') ?? {};
    const restock = readLineQuantities(read, restocked['lineItems'], 'sideEffects.restock.lineItems');
    const told = read.object(effects['notifications'], 'sideEffects.notifications') ?? {};
    const sends = read.flag(told['sendCustomerEmail'], 'sideEffects.notifications.sendCustomerEmail') ?? false;
    const message = read.text(told['customMessage'], 'sideEffects.notifications.customMessage', { max: 1000 });
    read.check();
    const transactions = checkTransactions(order, wanted, billing);
    checkRefundItems(order, items);
    checkRestock(order, restock);
    giveBackAtPlugins(context, order, transactions);
    const made = refund(tenant, order, {
      ...{ transactions, items, restock },
      ...(reason && { reason }),
      ...(sends && { mail: { ...(message && { message }) } }),
    });
    return { refund: wireRefund(made.order, made.refund), orderTransactions: wireTransactions(made.order) };
  },
});
