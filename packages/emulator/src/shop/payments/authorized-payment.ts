import type { StoredPayment } from '../orders/payment.js';
import type { NewActivity } from '../orders/save-order.js';

/** Creates an activity of an authorized payment. */
export const authorizedPayment = (
  what: 'CREATED' | 'CAPTURED' | 'VOIDED',
  { id, provider }: StoredPayment,
  amount: string,
): NewActivity => {
  const card = provider?.card;
  return [`AUTHORIZED_PAYMENT_${what}`, { paymentId: id, amount, ...(card && { card }) }];
};
