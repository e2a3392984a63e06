import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { RemoveGiftCardApplicationErrors } from '../cart-v2/remove-gift-card.js';

/** Response of `removeGiftCardFromCurrentCart`. */
export type RemoveGiftCardFromCurrentCartResponse = CartResponse;

/** Application errors of `removeGiftCardFromCurrentCart`. */
export type RemoveGiftCardFromCurrentCartApplicationErrors = RemoveGiftCardApplicationErrors;

/**
 * Removes a gift card from the cart of the visitor or member.
 *
 * @param giftCardId - ID of the gift card in the cart: `_id` of an entry of `paymentInfo.giftCards`, not the code.
 * @returns The updated cart.
 * @throws `ApiError` `GIFT_CARD_NOT_FOUND_IN_CART` if the cart has no gift card with the ID.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const withoutGiftCard = async (giftCardId: string) =>
 *   (await client.currentCartV2.removeGiftCardFromCurrentCart(giftCardId)).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/remove-gift-card
 */
export const removeGiftCardFromCurrentCart = /* @__PURE__ */ operation<
  [giftCardId: string],
  RemoveGiftCardFromCurrentCartResponse
>({
  id: 'ecom.currentCartV2.removeGiftCardFromCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/remove-gift-card',
  args: ['giftCardId'],
  response: cartResponseShape,
});
