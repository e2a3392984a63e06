import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredPayment, TransactionStatus } from '../orders/payment.js';

/**
 * New statuses that a provider can set, by current status. All others are final; an authorization is captured or voided
 * instead.
 */
const next: Readonly<Partial<Record<TransactionStatus, readonly TransactionStatus[]>>> = {
  PENDING: ['APPROVED', 'AUTHORIZED', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED'],
  PENDING_MERCHANT: ['APPROVED', 'CANCELED', 'DECLINED'],
};

/** All payment statuses. */
export const statuses = [
  ...['APPROVED', 'PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED'],
  ...['REFUNDED', 'PARTIALLY_REFUNDED', 'AUTHORIZED', 'VOIDED'],
] as readonly TransactionStatus[];

/**
 * Returns the payment with a new status.
 *
 * @throws {ApplicationError} `STATUS_NOT_ALLOWED`
 */
export function withStatus(payment: StoredPayment, status: TransactionStatus, now: string): StoredPayment {
  if (payment.kind === 'regular' && next[payment.status]?.includes(status)) {
    return {
      ...payment,
      status,
      ...(status === 'AUTHORIZED' && { authorization: { authorizedDate: now, captures: [] } }),
    };
  }
  const description = `The status of a payment cannot change from ${payment.status} to ${status}.`;
  const data = { paymentId: payment.id, from: payment.status, to: status };
  throw new ApplicationError('failedPrecondition', 'STATUS_NOT_ALLOWED', description, data);
}
