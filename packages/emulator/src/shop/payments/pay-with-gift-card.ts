import type { StoredPayment } from '../orders/payment.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type GiftCard, charge, giftCards, giftCardsAppId, obfuscated } from '../pricing/gift-cards/gift-card.js';

/** Charges a gift card, and creates the payment. */
export function payWithGiftCard(tenant: Tenant, card: GiftCard, amount: string, transactionId?: string): StoredPayment {
  charge(tenant, card, amount);
  return { ...giftCardPayment(tenant, card, amount), ...(transactionId && { transactionId }) };
}

/** Creates a payment by gift card without charging the card. */
export function giftCardPayment(tenant: Tenant, card: GiftCard, amount: string): StoredPayment {
  const now = tenant.clock.now().toISOString();
  return {
    id: newId(),
    createdDate: now,
    updatedDate: now,
    amount,
    status: 'APPROVED',
    kind: 'giftcard',
    offline: false,
    giftCard: {
      cardId: card.id,
      appId: card.appId ?? giftCardsAppId,
      obfuscatedCode: obfuscated(card.code),
    },
    refundDisabled: false,
    chargebacks: [],
  };
}

/** Refunds an amount of a payment to its gift card. Does nothing for other payment methods. */
export function refundToGiftCard(tenant: Tenant, { giftCard }: StoredPayment, amount: string): void {
  const card = giftCard?.cardId === undefined ? undefined : giftCards(tenant).get(giftCard.cardId);
  if (card) charge(tenant, card, `-${amount}`);
}
