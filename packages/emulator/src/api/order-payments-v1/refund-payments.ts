import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import type { LineQuantity } from '../../shop/orders/payment.js';
import {
  type PaymentRefund,
  type RefundRules,
  refundPayments as refund,
} from '../../shop/payments/refunds/refund-payments.js';
import { readAmount } from './input/read-amount.js';
import { readOrderId } from './input/read-order-id.js';
import { readLineQuantities, readRefundItems } from './input/read-refund-items.js';
import { formatRefund, formatTransactions } from './format-transactions.js';

const collector: RefundRules = {
  unknown: 'PAYMENTS_NOT_FOUND',
  refused: 'REFUND_NOT_AVAILABLE',
  amount: 'INVALID_AMOUNT',
  expectsExternal: false,
};
const billing: RefundRules = {
  unknown: 'PAYMENT_NOT_FOUND',
  refused: 'PAYMENT_NOT_REFUNDABLE',
  amount: 'INVALID_PAYMENT_REFUND_AMOUNT',
  expectsExternal: true,
};

/** Reads the payments to refund. */
function readPaymentRefunds(read: FieldReader, order: StoredOrder, list: unknown, field: string): PaymentRefund[] {
  if (!list) read.missing(field);
  return (read.list(list, field, { min: 1, max: 50 }) ?? []).map((item, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    return {
      paymentId: read.string(input['paymentId'] ?? '', `${at}.paymentId`, { min: 1, max: 100 }) ?? '',
      amount: readAmount(read, input['amount'], `${at}.amount`, order.currency),
      external: read.boolean(input['externalRefund'], `${at}.externalRefund`) ?? false,
    };
  });
}

/** Reads the quantities to restock: none, all refunded line items, or the given ones. */
function readRestock(
  read: FieldReader,
  info: Input,
  order: StoredOrder,
  quantities: readonly LineQuantity[],
): readonly LineQuantity[] {
  const field = 'sideEffects.restockInfo';
  const type = read.oneOf(info['type'], `${field}.type`, ['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS']) ?? 'NO_ITEMS';
  if (type === 'NO_ITEMS') return [];
  if (type === 'ALL_ITEMS') {
    return quantities.length > 0 ? quantities : order.lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
  }
  return readLineQuantities(read, info['items'], `${field}.items`);
}

/** Refunds payments of an order, in whole or in part. */
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
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const payments = readPaymentRefunds(read, order, input['payments'], 'payments');
    const details = read.object(input['details'], 'details') ?? {};
    const items = readRefundItems(read, details, 'details', order);
    const reason = read.string(details['reason'], 'details.reason', { max: 1000 });
    const effects = read.object(input['sideEffects'], 'sideEffects') ?? {};
    const restock = readRestock(
      read,
      read.object(effects['restockInfo'], 'sideEffects.restockInfo') ?? {},
      order,
      items.lineItems,
    );
    const sends = read.boolean(effects['sendOrderRefundedEmail'], 'sideEffects.sendOrderRefundedEmail') ?? false;
    const message = read.string(effects['customMessage'], 'sideEffects.customMessage', { max: 1000 });
    read.check();
    const wanted = {
      payments,
      items,
      restock,
      ...(reason && { reason }),
      ...(sends && { mail: { ...(message && { message }) } }),
    };
    const result = refund(context, order, wanted, collector);
    return { orderTransactions: formatTransactions(result.order), refundId: result.refund.id, failedPaymentIds: [] };
  },
});

/** Refunds payments by the path of the Order Billing API, in whole or in part. */
export const refundPayments = route({
  id: 'ecom.orderBilling.refundPayments',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/refund-payments', '/v1/order-billing/refund-payments'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const order = requireOrder(tenant, readOrderId(body));
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const payments = readPaymentRefunds(read, order, input['paymentRefunds'], 'paymentRefunds');
    const items = readRefundItems(read, read.object(input['refundItems'], 'refundItems') ?? {}, 'refundItems', order);
    const reason = read.string(input['customerReason'], 'customerReason', { max: 1000 });
    const effects = read.object(input['sideEffects'], 'sideEffects') ?? {};
    const restocked = read.object(effects['restock'], 'sideEffects.restock') ?? {};
    const restock = readLineQuantities(read, restocked['lineItems'], 'sideEffects.restock.lineItems');
    const notifications = read.object(effects['notifications'], 'sideEffects.notifications') ?? {};
    const sends =
      read.boolean(notifications['sendCustomerEmail'], 'sideEffects.notifications.sendCustomerEmail') ?? false;
    const message = read.string(notifications['customMessage'], 'sideEffects.notifications.customMessage', {
      max: 1000,
    });
    read.check();
    const wanted = {
      payments,
      items,
      restock,
      ...(reason && { reason }),
      ...(sends && { mail: { ...(message && { message }) } }),
    };
    const result = refund(context, order, wanted, billing);
    return { refund: formatRefund(result.order, result.refund), orderTransactions: formatTransactions(result.order) };
  },
});
