import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { statuses } from '../../shop/payments/change-status.js';
import { updatePaymentStatus as update } from '../../shop/payments/update-payment.js';
import type { TransactionStatus } from '../../shop/orders/payment.js';
import { formatPayment, formatTransactions } from './format-transactions.js';

const readStatus = (body: Input): TransactionStatus => {
  const read = new FieldReader();
  if (body['status'] === undefined) read.missing('status');
  const status = read.oneOf(body['status'], 'status', statuses);
  read.check();
  return status ?? 'APPROVED';
};

/** Sets the status of a payment. */
export const updatePaymentStatus = route({
  id: 'ecom.orderTransactions.updatePaymentStatus',
  method: 'POST',
  paths: [
    '/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    '/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    '/ecom/v1/ep-payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
  ],
  access: 'merchant',
  handle: (context) => {
    const { body, params, tenant } = context;
    const status = readStatus(isObject(body) ? body : {});
    const before = requireOrder(tenant, params.orderId);
    const { order } = update(context, before, params.paymentId, status);
    return { orderTransactions: formatTransactions(order) };
  },
});

/** Sets the status of several payments. Each succeeds or fails on its own. */
export const bulkUpdatePaymentStatuses = route({
  id: 'ecom.orderTransactions.bulkUpdatePaymentStatuses',
  method: 'POST',
  paths: [
    '/ecom/v1/bulk/payments/update-payment-transaction-status',
    '/v1/bulk/payments/update-payment-transaction-status',
  ],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const input: Input = isObject(body) ? body : {};
    const status = readStatus(input);
    const read = new FieldReader();
    if (!input['paymentAndOrderIds']) read.missing('paymentAndOrderIds');
    const pairs = (read.list(input['paymentAndOrderIds'], 'paymentAndOrderIds', { min: 1, max: 100 }) ?? []).map(
      (item, index) => {
        const field = `paymentAndOrderIds[${index}]`;
        const pair = read.required(item, field);
        const id = (name: string) => read.string(pair[name] ?? '', `${field}.${name}`, { min: 1, max: 100 }) ?? '';
        return { orderId: id('orderId'), paymentId: id('paymentId') };
      },
    );
    read.check();
    return bulkItems(tenant, {
      items: pairs,
      getId: ({ paymentId }) => paymentId,
      apply: ({ orderId, paymentId }) => ({
        ...update(context, requireOrder(tenant, orderId), paymentId, status),
        id: paymentId,
      }),
      format: input['returnFullEntity'] === true && (({ order, payment }) => formatPayment(order, payment)),
    });
  },
});
