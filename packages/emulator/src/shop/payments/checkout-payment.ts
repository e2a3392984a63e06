import { newId } from '../../kernel/state/ids.js';
import type { Authorization, StoredPayment } from '../orders/payment.js';
import { type CardOutcome, type TestCard, lastFourDigits } from './test-cards.js';

/** Payment by card. */
export interface CardPayment {
  readonly kind: 'card';
  readonly status: CardOutcome;
  readonly lastFourDigits: string;
  /** Whether the card is saved with the order. */
  readonly saved?: boolean;
  readonly scheduledAction?: Authorization['scheduledAction'];
}

/** Payment of a checkout: by card, offline after the order, or none yet. */
export type CheckoutPayment = CardPayment | { readonly kind: 'manual' } | { readonly kind: 'none' };

/** Creates the payment with a test card. With `delayCapture`, it is only authorized. */
export const payByCard = (
  card: TestCard,
  { delayCapture = false, saved = false }: { readonly delayCapture?: boolean; readonly saved?: boolean } = {},
): CardPayment => ({
  kind: 'card',
  status: card.outcome === 'APPROVED' && delayCapture ? 'AUTHORIZED' : card.outcome,
  lastFourDigits: lastFourDigits(card),
  saved: saved && card.outcome !== 'DECLINED',
});

/** Creates the stored payment of a card. */
export function cardPayment(card: CardPayment, amount: string, now: string): StoredPayment {
  const { saved = false, scheduledAction, status } = card;
  return {
    id: newId(),
    createdDate: now,
    updatedDate: now,
    amount,
    status,
    kind: 'regular',
    offline: false,
    provider: {
      paymentOrderId: newId(),
      gatewayTransactionId: newId(),
      providerTransactionId: newId(),
      method: 'CreditCard',
      card: { lastFourDigits: card.lastFourDigits, brand: 'VISA' },
      isSaved: saved,
    },
    refundDisabled: false,
    chargebacks: [],
    ...(status === 'AUTHORIZED' && {
      authorization: { authorizedDate: now, captures: [], ...(scheduledAction && { scheduledAction }) },
    }),
  };
}
