import { toFormattedPrice } from '../../kernel/money/format-money.js';
import type { Happening } from '../orders/save-order.js';
import { authorizedPayment } from './authorized-payment.js';
import type { StoredPayment } from '../orders/payment.js';

const states: Readonly<Record<string, readonly [type: string, content: string]>> = {
  PENDING: ['PAYMENT_PENDING', 'paymentPending'],
  CANCELED: ['PAYMENT_CANCELED', 'paymentCanceled'],
  DECLINED: ['PAYMENT_DECLINED', 'paymentDeclined'],
};

/** Activities that follow from the status of a payment. */
export function stateHappenings(currency: string, payment: StoredPayment): Happening[] {
  const { amount, details, id, status } = payment;
  if (status === 'AUTHORIZED') return [authorizedPayment('Created', { currency }, payment, amount)];
  const state = states[status];
  if (!state || payment.kind !== 'regular') return [];
  const { creditCardDetails } = details;
  const regular = {
    amount: toFormattedPrice(amount, currency),
    ...(creditCardDetails !== undefined && { creditCardDetails }),
  };
  return [[state[0], { [state[1]]: { paymentId: id, regular } }]];
}

/** Activities that follow from a new payment. */
export function paymentHappenings(currency: string, payment: StoredPayment): Happening[] {
  const { creditCardDetails, savedPaymentMethod } = payment.details;
  const { brand, lastFourDigits } = (creditCardDetails ?? {}) as { brand?: string; lastFourDigits?: string };
  const saved: Happening = [
    'SAVED_PAYMENT_METHOD',
    { savedPaymentMethod: { name: brand ?? 'CreditCard', description: lastFourDigits } },
  ];
  return [...stateHappenings(currency, payment), ...(savedPaymentMethod === true ? [saved] : [])];
}
