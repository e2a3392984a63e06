import { type CheckoutPayment, payByCard } from '../../shop/payments/checkout-payment.js';
import { type TestCard, testCards } from '../../shop/payments/test-cards.js';

/** A way to pay on the hosted checkout page. All payment is simulated: the cards are test cards and nothing is charged. */
export interface PaymentMethod {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** Payment that results. `undefined` for a card that is declined. */
  readonly payment: CheckoutPayment | undefined;
}

const byCard = (card: TestCard): PaymentMethod => ({
  id: card.id,
  title: card.number,
  hint: card.hint,
  payment: card.outcome === 'DECLINED' ? undefined : payByCard(card),
});

/** The ways to pay: the test cards, and payment by hand. */
export const paymentMethods: readonly PaymentMethod[] = [
  ...testCards.map(byCard),
  {
    id: 'manual',
    title: 'Manual payment',
    hint: 'Cash, check or bank transfer, after the order',
    payment: { kind: 'manual' },
  },
];
