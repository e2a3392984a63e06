import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';

/** Response of `removeGiftCard`. */
export type RemoveGiftCardResponse = CartResponse;

/** Application errors of `removeGiftCard`. */
export type RemoveGiftCardApplicationErrors = CartApplicationErrors<
  'CART_ALREADY_ORDERED' | 'GIFT_CARD_NOT_FOUND_IN_CART' | 'GIFT_CARD_LOCKED'
>;

/**
 * Removes a gift card from a cart.
 *
 * @param cartId - Cart ID.
 * @param giftCardId - ID of the gift card in the cart: `_id` of an entry of `paymentInfo.giftCards`, not the code.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `GIFT_CARD_NOT_FOUND_IN_CART` if the cart has no gift card with the ID.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const withoutGiftCard = async (cartId: string, giftCardId: string) =>
 *   (await client.cartV2.removeGiftCard(cartId, giftCardId)).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/remove-gift-card
 */
export const removeGiftCard = /* @__PURE__ */ operation<[cartId: string, giftCardId: string], RemoveGiftCardResponse>({
  id: 'ecom.cartV2.removeGiftCard',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/remove-gift-card',
  args: ['cartId', 'giftCardId'],
  response: cartResponseShape,
});
