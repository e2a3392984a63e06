import type { StoredPayment } from '../orders/payment.js';
import type { NewActivity } from '../orders/save-order.js';

/** Creates an activity of an authorized payment. */
export const authorizedPayment = (
  event: 'CREATED' | 'CAPTURED' | 'VOIDED',
  { id, provider }: StoredPayment,
  amount: string,
): NewActivity => {
  const card = provider?.card;
  return [`AUTHORIZED_PAYMENT_${event}`, { paymentId: id, amount, ...(card && { card }) }];
};
