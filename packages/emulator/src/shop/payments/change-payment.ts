import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredOrder } from '../orders/order.js';
import type { StoredPayment } from '../orders/payment.js';

/** Finds a payment of an order. @throws {ApplicationError} `PAYMENT_NOT_FOUND` */
export function requirePayment(order: StoredOrder, paymentId: string | undefined): StoredPayment {
  const payment = order.payments.find(({ id }) => id === paymentId);
  if (payment) return payment;
  throw new ApplicationError('notFound', 'PAYMENT_NOT_FOUND', 'The order has no payment with this ID.', { paymentId });
}

/** Returns the order with a changed payment. */
export const withPayment = (order: StoredOrder, changed: StoredPayment, now: string): StoredOrder => ({
  ...order,
  payments: order.payments.map((one) => (one.id === changed.id ? { ...changed, updatedDate: now } : one)),
});
