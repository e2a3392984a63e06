import type { StoredPayment } from '../orders/payment.js';
import type { NewActivity } from '../orders/save-order.js';
import { authorizedPayment } from './authorized-payment.js';

const states: Readonly<Record<string, string>> = {
  PENDING: 'PAYMENT_PENDING',
  CANCELED: 'PAYMENT_CANCELED',
  DECLINED: 'PAYMENT_DECLINED',
};

/** Activities for the status of a payment. */
export function statusActivities(payment: StoredPayment): NewActivity[] {
  const { amount, details, id, kind, status } = payment;
  if (status === 'AUTHORIZED') return [authorizedPayment('CREATED', payment, amount)];
  const state = states[status];
  if (!state || kind !== 'regular') return [];
  const card = details['creditCardDetails'] as object | undefined;
  return [[state, { paymentId: id, amount, ...(card && { card }) }]];
}

/** Activities for a new payment. */
export function paymentActivities(payment: StoredPayment): NewActivity[] {
  const { creditCardDetails = {}, savedPaymentMethod } = payment.details;
  const saved: NewActivity = ['SAVED_PAYMENT_METHOD', { card: creditCardDetails as object }];
  return [...statusActivities(payment), ...(savedPaymentMethod === true ? [saved] : [])];
}
