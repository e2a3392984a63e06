import type { StoredPayment } from '../orders/payment.js';
import type { NewActivity } from '../orders/save-order.js';

/** Creates an activity of an authorized payment. */
export const authorizedPayment = (
  what: 'CREATED' | 'CAPTURED' | 'VOIDED',
  { details, id }: StoredPayment,
  amount: string,
): NewActivity => {
  const card = details['creditCardDetails'] as object | undefined;
  return [`AUTHORIZED_PAYMENT_${what}`, { paymentId: id, amount, ...(card && { card }) }];
};
