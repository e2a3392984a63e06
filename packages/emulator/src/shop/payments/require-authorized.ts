import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredOrder } from '../orders/order.js';
import { requirePayment } from './change-payment.js';
import type { StoredPayment } from '../orders/payment.js';

/**
 * Finds a payment that is authorized, but not captured or voided.
 *
 * @throws {ApplicationError} `PAYMENT_NOT_FOUND`; `PAYMENT_ALREADY_VOIDED`, `PAYMENT_ALREADY_CAPTURED`,
 * `PAYMENT_NOT_AUTHORIZED`
 */
export function requireAuthorized(order: StoredOrder, paymentId: string | undefined): StoredPayment {
  const payment = requirePayment(order, paymentId);
  const refuse = (code: string, description: string) =>
    new ApplicationError('failedPrecondition', code, description, { paymentId });
  if (payment.status === 'VOIDED') throw refuse('PAYMENT_ALREADY_VOIDED', 'The payment was voided.');
  if (payment.authorization?.captures[0]) throw refuse('PAYMENT_ALREADY_CAPTURED', 'The payment was captured.');
  if (payment.status !== 'AUTHORIZED') throw refuse('PAYMENT_NOT_AUTHORIZED', 'The payment is not authorized.');
  return payment;
}
