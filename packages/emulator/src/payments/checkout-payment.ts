import { newId } from '../state/ids.js';
import type { StoredPayment } from './payment.js';

/** How a checkout is paid: by card at once, by a card that is charged later, by hand after the order, or not yet. */
export type CheckoutPayment =
  | { readonly kind: 'card'; readonly status: 'APPROVED' | 'AUTHORIZED'; readonly lastFourDigits: string }
  | { readonly kind: 'manual' }
  | { readonly kind: 'none' };

/** The payments that an order begins with: one by card, or none where it is still to be paid. */
export function paymentsOf(payment: CheckoutPayment, amount: string, now: string): StoredPayment[] {
  if (payment.kind !== 'card') return [];
  const { lastFourDigits, status } = payment;
  return [
    {
      id: newId(),
      createdDate: now,
      updatedDate: now,
      amount,
      status,
      kind: 'regular',
      offline: false,
      details: {
        paymentOrderId: newId(),
        gatewayTransactionId: newId(),
        providerTransactionId: newId(),
        paymentMethod: 'CreditCard',
        creditCardDetails: { lastFourDigits, brand: 'VISA' },
      },
      refundDisabled: false,
      chargebacks: [],
      ...(status === 'AUTHORIZED' && { authorization: { authorizedDate: now, captures: [] } }),
    },
  ];
}
