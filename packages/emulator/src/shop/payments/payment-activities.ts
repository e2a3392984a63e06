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
  const { amount, id, kind, provider, status } = payment;
  if (status === 'AUTHORIZED') return [authorizedPayment('CREATED', payment, amount)];
  const state = states[status];
  if (!state || kind !== 'regular') return [];
  return [[state, { paymentId: id, amount, ...(provider?.card && { card: provider.card }) }]];
}

/** Activities for a new payment. */
export function paymentActivities(payment: StoredPayment): NewActivity[] {
  const { card = {}, isSaved } = payment.provider ?? {};
  return [...statusActivities(payment), ...(isSaved ? [['SAVED_PAYMENT_METHOD', { card }] as const] : [])];
}
