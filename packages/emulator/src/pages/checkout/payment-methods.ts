import { type CheckoutPayment, payByCard } from '../../shop/payments/checkout-payment.js';
import { type TestCard, testCards } from '../../shop/payments/test-cards.js';

/**
 * Payment method of the hosted checkout page. All payments are simulated: cards are test cards, and nothing is charged.
 */
export interface PaymentMethod {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** Payment to record. `undefined` for a declined card. */
  readonly payment: CheckoutPayment | undefined;
}

const byCard = (card: TestCard): PaymentMethod => ({
  id: card.id,
  title: card.number,
  hint: card.hint,
  payment: card.outcome === 'DECLINED' ? undefined : payByCard(card),
});

/** Payment methods: the test cards, and offline payment. */
export const paymentMethods: readonly PaymentMethod[] = [
  ...testCards.map(byCard),
  {
    id: 'manual',
    title: 'Manual payment',
    hint: 'Cash, check or bank transfer, after the order',
    payment: { kind: 'manual' },
  },
];
