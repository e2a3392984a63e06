import { formatPayment, formatTransactions } from './format-transactions.js';
import { readAmount } from './input/read-amount.js';
import { readOrderId } from './input/read-order-id.js';
import { readPayments } from './input/read-payments.js';
import { readProviderDetails } from './input/read-provider-details.js';
import { readStatusDate } from './input/read-status-date.js';
import { formatOrder } from '../orders-v1/format-order.js';
import { readCard } from '../payments/read-payment-details.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { route } from '../../protocol/routing/route.js';
import { orders, type StoredOrder } from '../../shop/orders/order.js';
import type { TransactionStatus } from '../../shop/orders/payment.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { statuses } from '../../shop/payments/change-status.js';
import { checkCollectable, collectOffline } from '../../shop/payments/collect-payment.js';
import { createReceipts } from '../../shop/payments/create-receipts.js';
import { requireTransactions } from '../../shop/payments/require-transactions.js';
import {
  type PaymentChange,
  updatePaymentStatus as update,
  updatePayment,
} from '../../shop/payments/update-payment.js';

/** Lists the payments and refunds of an order. */
export const listTransactionsForSingleOrder = route({
  id: 'ecom.orderTransactions.listTransactionsForSingleOrder',
  method: 'GET',
  paths: [
    '/ecom/v1/payments/orders/{orderId}',
    '/v1/payments/orders/{orderId}',
    '/ecom/v1/ep-payments/orders/{orderId}',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => ({ orderTransactions: formatTransactions(requireOrder(tenant, params.orderId)) }),
});

/** Lists the payments and refunds of several orders. Unknown orders are omitted. */
export const listTransactionsForMultipleOrders = route({
  id: 'ecom.orderTransactions.listTransactionsForMultipleOrders',
  method: 'POST',
  paths: ['/ecom/v1/payments/list-by-ids', '/v1/payments/list-by-ids', '/ecom/v1/ep-payments/list-by-ids'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['orderIds'] : undefined, 'orderIds', { min: 1, max: 100 });
    read.check();
    const existing = ids.filter((id) => orders(tenant).get(id));
    return { orderTransactions: existing.map((id) => formatTransactions(requireOrder(tenant, id))) };
  },
});

/** Adds payments that were processed elsewhere to an order. */
export const addPayments = route({
  id: 'ecom.orderTransactions.addPayments',
  method: 'POST',
  paths: [
    '/ecom/v1/payments/orders/{orderId}/add-payment',
    '/v1/payments/orders/{orderId}/add-payment',
    '/ecom/v1/ep-payments/orders/{orderId}/add-payment',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    const list = isObject(body) ? body['payments'] : undefined;
    const payments = readPayments(list, order.currency, tenant.clock.now().toISOString());
    const saved = saveOrder(tenant, { ...order, payments: [...order.payments, ...payments] });
    return { orderTransactions: formatTransactions(saved), paymentsIds: payments.map(({ id }) => id) };
  },
});

/** Details of a payment that can be updated. */
const details = ['paymentOrderId', 'gatewayTransactionId', 'paymentMethod', 'providerTransactionId'] as const;
const changeable = [
  ...['refundDisabled', 'chargeCorrelationId', 'status', 'regularPaymentDetails.status'],
  ...['regularPaymentDetails', 'regularPaymentDetails.creditCardDetails'],
  ...details.map((name) => `regularPaymentDetails.${name}`),
];

function readChange(read: FieldReader, item: unknown, at: string): PaymentChange {
  const input = read.required(item, at);
  const payment = read.required(input['payment'], `${at}.payment`);
  const mask = maskPaths(input['fieldMask']);
  for (const path of mask ?? []) {
    if (changeable.includes(path)) continue;
    read.addViolation(`${at}.fieldMask`, `${path} is not a field that can be changed`, 'FIELD_NOT_ALLOWED');
  }
  const isNamed = (path: string) => !mask || mask.some((one) => one === path || path.startsWith(`${one}.`));
  const regular = read.object(payment['regularPaymentDetails'], `${at}.payment.regularPaymentDetails`) ?? {};
  const text = (from: Input, name: string, path: string) =>
    isNamed(path) ? read.string(from[name], `${at}.payment.${path}`, { max: 100 }) : undefined;
  const word = (from: Input, path: string) =>
    isNamed(path) ? read.enumeration(from['status'], `${at}.payment.${path}`, statuses) : undefined;
  const card = isNamed('regularPaymentDetails.creditCardDetails')
    ? read.object(regular['creditCardDetails'], `${at}.payment.regularPaymentDetails.creditCardDetails`)
    : undefined;
  const status = word(payment, 'status') ?? word(regular, 'regularPaymentDetails.status');
  const disabled = isNamed('refundDisabled')
    ? read.boolean(payment['refundDisabled'], `${at}.payment.refundDisabled`)
    : undefined;
  const chargeCorrelationId = text(payment, 'chargeCorrelationId', 'chargeCorrelationId');
  const statusUpdatedDate = readStatusDate(read, input['statusUpdatedDate'], `${at}.statusUpdatedDate`);
  return {
    paymentId: read.string(payment['id'] ?? '', `${at}.payment.id`, { min: 1, max: 100 }) ?? '',
    ...(status && { status }),
    ...(statusUpdatedDate && { statusUpdatedDate }),
    fields: {
      ...(disabled !== undefined && { refundDisabled: disabled }),
      ...(chargeCorrelationId !== undefined && { chargeCorrelationId }),
    },
    provider: {
      ...readProviderDetails((name) => text(regular, name, `regularPaymentDetails.${name}`)),
      ...(card && { card: readCard(card) }),
    },
  };
}

/** Updates the status and details of payments: all of them, or none. Amounts cannot change. */
export const updatePayments = route({
  id: 'ecom.orderTransactions.updatePayments',
  method: 'POST',
  paths: [
    '/ecom/v1/payments/orders/{orderId}/update-payments',
    '/v1/payments/orders/{orderId}/update-payments',
    '/ecom/v1/ep-payments/orders/{orderId}/update-payments',
  ],
  access: 'merchant',
  handle: (context) => {
    const { body, params, tenant } = context;
    const order = requireTransactions(tenant, params.orderId);
    const read = new FieldReader();
    const list = isObject(body) ? body['payments'] : undefined;
    if (!list) read.missing('payments');
    const wanted = (read.list(list, 'payments', { min: 1, max: 100 }) ?? []).map((item, index) =>
      readChange(read, item, `payments[${index}]`),
    );
    read.check();
    const saved = wanted.reduce((changed, one) => updatePayment(context, changed, one), order);
    return { orderTransactions: formatTransactions(saved) };
  },
});

const readStatus = (body: Input): TransactionStatus => {
  const read = new FieldReader();
  if (body['status'] === undefined) read.missing('status');
  const status = read.enumeration(body['status'], 'status', statuses);
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

const markAsPaid = (tenant: Tenant, orderId: string | undefined): StoredOrder => {
  const order = requireOrder(tenant, orderId);
  return collectOffline(tenant, order, checkCollectable(order));
};

/** Marks an order as paid: adds an offline payment of the balance. */
export const markOrderAsPaid = route({
  id: 'ecom.orders.paymentCollectionMarkOrderAsPaid',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
    '/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  ],
  access: 'merchant',
  handle: ({ origin, params, tenant }) => ({ order: formatOrder(markAsPaid(tenant, params.ecomOrderId), origin) }),
});

/** Marks several orders as paid. Each succeeds or fails on its own. */
export const bulkMarkOrdersAsPaid = route({
  id: 'ecom.orders.paymentCollectionBulkMarkOrdersAsPaid',
  method: 'POST',
  paths: ['/v1/bulk/payments-collector/mark-as-paid', '/ecom/v1/bulk/payments-collector/mark-as-paid'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['ecomOrderIds'] : undefined, 'ecomOrderIds', { min: 1, max: 100 });
    read.check();
    return bulkItems(tenant, {
      items: ids,
      apply: (id) => markAsPaid(tenant, id),
      format: (order) => formatOrder(order, origin),
    });
  },
});

/** Adds an offline payment of the balance, or a part of it. */
export const recordManuallyCollectedPayment = route({
  id: 'ecom.orders.recordManuallyCollectedPayment',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{orderId}/manual-payment',
    '/v1/payments-collector/orders/{orderId}/manual-payment',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    const read = new FieldReader();
    const input = isObject(body) ? body['amount'] : undefined;
    if (!input) read.missing('amount');
    const amount = readAmount(read, input, 'amount', order.currency);
    read.check();
    collectOffline(tenant, order, checkCollectable(order, amount));
    return {};
  },
});

/** Creates the receipt of a payment. The platform accepts one payment at a time. */
export const generateReceipts = route({
  id: 'ecom.orderBilling.generateReceipts',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/generate-receipts', '/v1/order-billing/generate-receipts'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const order = requireOrder(tenant, readOrderId(body));
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['paymentIds'] : undefined, 'paymentIds', { min: 1, max: 1 });
    read.check();
    return { receipts: createReceipts(tenant, order, ids) };
  },
});
