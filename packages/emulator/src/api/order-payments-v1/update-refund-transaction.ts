import { compare } from '../../kernel/money/decimal.js';
import { wirePrice } from '../../kernel/money/wire-money.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { type Happening, saveOrder } from '../../shop/orders/save-order.js';
import { refundable } from '../../shop/orders/balance.js';
import { requirePayment } from '../../shop/payments/change-payment.js';
import type { RefundTransaction, StoredRefund } from '../../shop/orders/payment.js';
import { requireTransactions } from '../../shop/payments/require-transactions.js';
import { checkNewer, readStatusDate } from '../../shop/payments/status-date.js';
import { wireTransactions } from './wire-transactions.js';

const statuses = ['PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'] as const;

const changeable = ['refundStatus', 'refundStatusInfo', 'gatewayRefundId', 'providerRefundId'];

/** Reads what the provider says of a refund. */
function readTold(read: FieldReader, given: Input, isNamed: (name: string) => boolean): object {
  const texts = ['gatewayRefundId', 'providerRefundId'].flatMap((name) => {
    const value = isNamed(name) ? read.text(given[name], `transaction.${name}`, { min: 1, max: 100 }) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  const at = 'transaction.refundStatusInfo';
  const info = isNamed('refundStatusInfo') ? read.object(given['refundStatusInfo'], at) : undefined;
  const paymentGatewayReasonCode = read.text(info?.['paymentGatewayReasonCode'], `${at}.paymentGatewayReasonCode`, {
    min: 1,
    max: 10,
  });
  const description = read.text(info?.['description'], `${at}.description`, { min: 1, max: 1000 });
  return { ...Object.fromEntries(texts), ...(info && { refundStatusInfo: { paymentGatewayReasonCode, description } }) };
}

/**
 * Makes sure that a part of a refund can have come so far.
 * @throws {ApplicationError} 428 `STATUS_NOT_ALLOWED` for what no provider decides; `INVALID_AMOUNT` where what failed
 * once was given back by another refund
 */
function checkStatus(order: StoredOrder, known: RefundTransaction, status: RefundTransaction['status']): void {
  if (status === known.status) return;
  const payment = requirePayment(order, known.paymentId);
  const data = { paymentId: payment.id, from: known.status, to: status };
  if (payment.kind !== 'regular') {
    throw new ApplicationError(428, 'STATUS_NOT_ALLOWED', 'No provider gives this payment back.', data);
  }
  if (known.status !== 'FAILED' || compare(known.amount, refundable(order, payment)) <= 0) return;
  throw new ApplicationError(428, 'INVALID_AMOUNT', 'There is not so much left of the payment.', data);
}

function happenings({ currency }: StoredOrder, refund: StoredRefund, changed: RefundTransaction): Happening[] {
  if (changed.status !== 'FAILED') return [];
  const { amount, external, paymentId } = changed;
  const payment = { paymentId, externalRefund: external, regular: { amount: wirePrice(amount, currency) } };
  return [['PAYMENT_REFUND_FAILED', { paymentRefundFailed: { refundId: refund.id, payment } }]];
}

/** Says how far a part of a refund has come. What failed is not given back, and can be given back again. */
export const updateRefundTransaction = route({
  id: 'ecom.orderTransactions.updateRefundTransaction',
  method: 'POST',
  paths: [
    '/ecom/v1/payments/orders/{orderId}/update-refund-transaction',
    '/v1/payments/orders/{orderId}/update-refund-transaction',
    '/ecom/v1/ep-payments/orders/{orderId}/update-refund-transaction',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireTransactions(tenant, params.orderId);
    const given: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const refundId = read.text(given['refundId'] ?? '', 'refundId', { min: 1, max: 100 });
    const transaction = read.needed(given['transaction'], 'transaction');
    const paymentId = read.text(transaction['paymentId'] ?? '', 'transaction.paymentId', { min: 1, max: 100 });
    const mask = maskPaths(given['fieldMask']);
    for (const path of mask ?? []) {
      if (changeable.includes(path.split('.')[0] ?? path)) continue;
      read.refuse('fieldMask', `${path} is no field that can be changed`, 'FIELD_NOT_ALLOWED');
    }
    const isNamed = (name: string) => !mask || mask.some((path) => path.split('.')[0] === name);
    const wanted = isNamed('refundStatus')
      ? read.word(transaction['refundStatus'], 'transaction.refundStatus', statuses)
      : undefined;
    const told = readTold(read, transaction, isNamed);
    const statusUpdatedDate = readStatusDate(read, given['statusUpdatedDate'], 'statusUpdatedDate');
    read.check();
    const refund = order.refunds.find(({ id }) => id === refundId);
    if (!refund) throw new ApplicationError(404, 'REFUND_NOT_FOUND', 'The order has no such refund.', { refundId });
    const known = refund.transactions.find((one) => one.paymentId === paymentId);
    if (!known) {
      const description = 'The refund has no part of this payment.';
      throw new ApplicationError(404, 'REFUND_TRANSACTION_NOT_FOUND', description, { refundId, paymentId });
    }
    checkNewer(known, statusUpdatedDate, { refundId, paymentId });
    const status = wanted ?? known.status;
    checkStatus(order, known, status);
    const isNews = status !== known.status || Object.keys(told).length > 0 || statusUpdatedDate !== undefined;
    if (!isNews) return { orderTransactions: wireTransactions(order) };
    const changed: RefundTransaction = {
      ...{ ...known, status, told: { ...known.told, ...told } },
      ...(statusUpdatedDate && { statusUpdatedDate }),
    };
    const refunds = order.refunds.map((one) =>
      one === refund
        ? { ...one, transactions: one.transactions.map((part) => (part === known ? changed : part)) }
        : one,
    );
    const happened = status === known.status ? [] : happenings(order, refund, changed);
    const saved = saveOrder(tenant, { ...order, refunds }, happened);
    return { orderTransactions: wireTransactions(saved) };
  },
});
