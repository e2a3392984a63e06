import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';
import type { GiftCardInput } from './inputs/gift-card-input.js';

/** Response of `addGiftCard`. */
export type AddGiftCardResponse = CartResponse;

/** Application errors of `addGiftCard`. */
export type AddGiftCardApplicationErrors = CartApplicationErrors<
  | 'CART_ALREADY_ORDERED'
  | 'INVALID_GIFT_CARD_CODE'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'MAX_GIFT_CARDS_PER_CART_EXCEEDED'
  | 'GIFT_CARD_ALREADY_EXISTS'
  | 'GIFT_CARD_LOCKED'
  | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'
>;

/**
 * Adds a gift card to a cart. A cart has at most one gift card. The balance is redeemed when the order is placed.
 *
 * @param cartId - Cart ID.
 * @param giftCard - Code, and optionally the amount to redeem.
 * @returns The updated cart. Its `paymentInfo.giftCards` have the ID with which to remove the gift card.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_GIFT_CARD_CODE` if the gift card does not exist, `INVALID_GIFT_CARD_STATUS` if it
 * cannot be used.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const applyGiftCard = async (cartId: string) =>
 *   (await client.cartV2.addGiftCard(cartId, { code: 'GIFT-1234-5678' })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/add-gift-card
 */
export const addGiftCard = /* @__PURE__ */ operation<[cartId: string, giftCard: GiftCardInput], AddGiftCardResponse>({
  id: 'ecom.cartV2.addGiftCard',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/add-gift-card',
  args: ['cartId', 'giftCard'],
  response: cartResponseShape,
});
