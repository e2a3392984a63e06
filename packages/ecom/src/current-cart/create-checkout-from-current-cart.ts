import { operation } from '@cartwright/core';
import type { CreateCheckoutOptions, CreateCheckoutResponse } from '../cart/create-checkout.js';
import { addressesShape } from '../commerce/addresses/addresses.js';

/**
 * Makes a checkout of the cart of the visitor or member. The cart knows its checkout: asked again, the answer is the
 * same checkout, brought up to date.
 *
 * @param options - What the checkout begins with.
 * @returns The checkout's id, for `createRedirectSession`.
 * @throws `ApiError` when there is no cart, or it is empty.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 * const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
 *   channelType: currentCart.ChannelType.WEB,
 * });
 * export { checkoutId };
 * ```
 * @see POST /ecom/v1/carts/current/create-checkout
 */
export const createCheckoutFromCurrentCart = /* @__PURE__ */ operation<
  [options?: CreateCheckoutOptions],
  CreateCheckoutResponse
>({
  id: 'ecom.currentCart.createCheckoutFromCurrentCart',
  method: 'POST',
  path: '/ecom/v1/carts/current/create-checkout',
  args: ['options'],
  input: (options) => ({ ...options }),
  request: addressesShape,
});
