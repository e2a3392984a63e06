import type { Tenant } from '../../kernel/state/tenant.js';
import { findGiftCard, giftCardProblem } from '../pricing/gift-cards/gift-card.js';
import { cartError } from './cart-error.js';
import type { Cart } from './purchase.js';

/** Names of the reasons for which a gift card cannot be used, by the code of the problem. */
const reasons: Readonly<Record<string, string>> = {
  GIFT_CARD_DISABLED: 'DISABLED',
  GIFT_CARD_EXPIRED: 'EXPIRED',
  GIFT_CARD_IS_EMPTY: 'EMPTY_BALANCE',
};

/** The reason for which a gift card cannot be used, by the code of the problem. */
export const giftCardReason = (problem: string): string => reasons[problem] ?? 'UNKNOWN_INVALID_GIFT_CARD_REASON';

/** ID of the gift card of a purchase. Its code if the gift card no longer exists. */
export const getGiftCardId = (tenant: Tenant, code: string): string => findGiftCard(tenant, code)?.id ?? code;

function requireUnlocked({ settings }: Cart): void {
  if (settings?.lockGiftCard) throw cartError('GIFT_CARD_LOCKED', 'The gift card of this cart cannot be changed.');
}

/**
 * Adds a gift card to a cart. Nothing is redeemed before the order.
 * @throws {ApplicationError} `INVALID_GIFT_CARD_CODE`; `GIFT_CARD_ALREADY_EXISTS`; `GIFT_CARD_LOCKED`,
 * `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`, `INVALID_GIFT_CARD_STATUS`, `MAX_GIFT_CARDS_PER_CART_EXCEEDED`
 */
export function addGiftCard(tenant: Tenant, cart: Cart, code: string, requestedAmount?: string): Cart {
  requireUnlocked(cart);
  if (cart.demo) {
    const description = 'Preview carts cannot have gift cards.';
    throw cartError('GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART', description);
  }
  const card = findGiftCard(tenant, code);
  if (cart.giftCard && cart.giftCard.code === card?.code) {
    throw cartError('GIFT_CARD_ALREADY_EXISTS', 'The cart has this gift card.', { giftCardCode: card.code });
  }
  if (cart.giftCard) throw cartError('MAX_GIFT_CARDS_PER_CART_EXCEEDED', 'A cart has at most one gift card.');
  if (!card) {
    throw cartError('INVALID_GIFT_CARD_CODE', 'There is no gift card with this code.', { giftCardCode: code });
  }
  const problem = giftCardProblem(tenant, card);
  if (problem) {
    const data = { giftCardCode: card.code, reason: giftCardReason(problem) };
    throw cartError('INVALID_GIFT_CARD_STATUS', 'The gift card cannot be used.', data);
  }
  return { ...cart, giftCard: { code: card.code, ...(requestedAmount && { requestedAmount }) } };
}

/**
 * Removes the gift card with this ID from a cart.
 * @throws {ApplicationError} `GIFT_CARD_NOT_FOUND_IN_CART`; `GIFT_CARD_LOCKED`
 */
export function removeGiftCard(tenant: Tenant, cart: Cart, giftCardId: string): Cart {
  requireUnlocked(cart);
  const { giftCard, ...rest } = cart;
  if (giftCard && getGiftCardId(tenant, giftCard.code) === giftCardId) return rest;
  throw cartError('GIFT_CARD_NOT_FOUND_IN_CART', 'The cart has no such gift card.', { giftCardId });
}
