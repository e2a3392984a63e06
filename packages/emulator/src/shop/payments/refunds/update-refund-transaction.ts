import { compare } from '../../../kernel/money/decimal.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { refundable } from '../../orders/balance.js';
import type { StoredOrder } from '../../orders/order.js';
import type { RefundDetails, RefundStatus, RefundTransaction, StoredRefund } from '../../orders/payment.js';
import { type NewActivity, saveOrder } from '../../orders/save-order.js';
import { requirePayment } from '../change-payment.js';
import { checkNewer } from '../check-newer.js';
import { checkRefundItems } from './refund-items.js';

/** Change of the refund of one payment, reported by its provider. */
export interface RefundTransactionChange {
  readonly refundId: string | undefined;
  readonly paymentId: string | undefined;
  readonly status: RefundStatus | undefined;
  readonly details: RefundDetails;
  /** Time of the status change that the provider reported, as an ISO 8601 string. */
  readonly statusUpdatedDate: string | undefined;
}

/**
 * Checks that the refund of a payment can have a status.
 * @throws {ApplicationError} `STATUS_NOT_ALLOWED` for payments without a provider; `INVALID_AMOUNT` if another refund
 * already refunded the failed amount; as `checkRefundItems` does if another refund already refunded the items
 */
function checkStatus(
  order: StoredOrder,
  refund: StoredRefund,
  transaction: RefundTransaction,
  status: RefundStatus,
): void {
  if (status === transaction.status) return;
  const payment = requirePayment(order, transaction.paymentId);
  const data = { paymentId: payment.id, from: transaction.status, to: status };
  if (payment.kind !== 'regular') {
    throw new ApplicationError(
      'failedPrecondition',
      'STATUS_NOT_ALLOWED',
      'The refunds of this payment have no provider, so their status cannot change.',
      data,
    );
  }
  if (transaction.status !== 'FAILED') return;
  if (refund.transactions.every((one) => one.status === 'FAILED')) checkRefundItems(order, refund.items);
  if (compare(transaction.amount, refundable(order, payment)) <= 0) return;
  throw new ApplicationError(
    'failedPrecondition',
    'INVALID_AMOUNT',
    'The amount exceeds the refundable amount of the payment.',
    data,
  );
}

function activities(refund: StoredRefund, { amount, external, paymentId, status }: RefundTransaction): NewActivity[] {
  if (status !== 'FAILED') return [];
  return [['PAYMENT_REFUND_FAILED', { refundId: refund.id, paymentId, isManual: external, amount }]];
}

/**
 * Updates the refund of a payment with the provider's report. A failed refund can be repeated.
 *
 * @throws {ApplicationError} `REFUND_NOT_FOUND`, `REFUND_TRANSACTION_NOT_FOUND`; `STATUS_UPDATE_IS_OUTDATED`,
 * `STATUS_NOT_ALLOWED`, `INVALID_AMOUNT`; as `checkRefundItems` does
 */
export function updateRefundTransaction(
  tenant: Tenant,
  order: StoredOrder,
  { details, paymentId, refundId, statusUpdatedDate, ...change }: RefundTransactionChange,
): StoredOrder {
  const refund = order.refunds.find(({ id }) => id === refundId);
  if (!refund)
    throw new ApplicationError('notFound', 'REFUND_NOT_FOUND', 'The order has no refund with this ID.', { refundId });
  const transaction = refund.transactions.find((one) => one.paymentId === paymentId);
  if (!transaction) {
    const description = 'The refund does not include this payment.';
    throw new ApplicationError('notFound', 'REFUND_TRANSACTION_NOT_FOUND', description, { refundId, paymentId });
  }
  checkNewer(transaction, statusUpdatedDate, { refundId, paymentId });
  const status = change.status ?? transaction.status;
  checkStatus(order, refund, transaction, status);
  const isNews = status !== transaction.status || Object.keys(details).length > 0 || statusUpdatedDate !== undefined;
  if (!isNews) return order;
  const changed: RefundTransaction = {
    ...transaction,
    status,
    details: { ...transaction.details, ...details },
    ...(statusUpdatedDate && { statusUpdatedDate }),
  };
  const refunds = order.refunds.map((one) =>
    one === refund
      ? { ...one, transactions: one.transactions.map((part) => (part === transaction ? changed : part)) }
      : one,
  );
  const happened = status === transaction.status ? [] : activities(refund, changed);
  return saveOrder(tenant, { ...order, refunds }, happened);
}
