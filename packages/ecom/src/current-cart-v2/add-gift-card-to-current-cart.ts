import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { GiftCardInput } from '../cart-v2/inputs/gift-card-input.js';
import type { AddGiftCardApplicationErrors } from '../cart-v2/add-gift-card.js';

/** Response of `addGiftCardToCurrentCart`. */
export type AddGiftCardToCurrentCartResponse = CartResponse;

/** Application errors of `addGiftCardToCurrentCart`. */
export type AddGiftCardToCurrentCartApplicationErrors = AddGiftCardApplicationErrors;

/**
 * Adds a gift card to the cart of the visitor or member. A cart has at most one gift card. The balance is redeemed
 * when the order is placed.
 *
 * @param giftCard - Code, and optionally the amount to redeem.
 * @returns The updated cart. Its `paymentInfo.giftCards` have the ID with which to remove the gift card.
 * @throws `ApiError` `INVALID_GIFT_CARD_CODE` if the gift card does not exist, `INVALID_GIFT_CARD_STATUS` if it
 * cannot be used.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const applyGiftCard = async () =>
 *   (await client.currentCartV2.addGiftCardToCurrentCart({ code: 'GIFT-1234-5678' })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/add-gift-card
 */
export const addGiftCardToCurrentCart = /* @__PURE__ */ operation<
  [giftCard: GiftCardInput],
  AddGiftCardToCurrentCartResponse
>({
  id: 'ecom.currentCartV2.addGiftCardToCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/add-gift-card',
  args: ['giftCard'],
  response: cartResponseShape,
});
