import type { CheckoutPayment } from '../payments/checkout-payment.js';

/** A way to pay on the hosted checkout page. All payment is simulated: the cards are test cards and nothing is charged. */
export interface PaymentMethod {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** What becomes of it: a payment, or `undefined` for a card that is declined. */
  readonly payment: CheckoutPayment | undefined;
}

const card = (number: string, id: string, hint: string, status?: 'APPROVED' | 'AUTHORIZED'): PaymentMethod => ({
  id,
  title: number,
  hint,
  payment: status && { kind: 'card', status, lastFourDigits: number.slice(-4) },
});

/** The ways to pay: a good card, one that is declined, one that is charged later, and payment by hand. */
export const paymentMethods: readonly PaymentMethod[] = [
  card('4242 4242 4242 4242', 'card-approved', 'Test card, approved at once', 'APPROVED'),
  card('4000 0000 0000 0002', 'card-declined', 'Test card, always declined'),
  card('4000 0000 0000 3220', 'card-authorized', 'Test card, authorized now and charged later', 'AUTHORIZED'),
  {
    id: 'manual',
    title: 'Pay by hand',
    hint: 'Cash, check or bank transfer, after the order',
    payment: { kind: 'manual' },
  },
];
