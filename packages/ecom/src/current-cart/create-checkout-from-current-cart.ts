import { operation } from '@cartwright/core';
import type { CreateCheckoutOptions, CreateCheckoutResponse } from '../cart/create-checkout.js';
import { addressesShape } from '../commerce/addresses/addresses.js';

/**
 * Creates a checkout from the cart of the visitor or member. If the cart already has a checkout, that checkout is
 * updated and its ID returned.
 *
 * @deprecated The platform removes this operation on 2027-02-01.
 *   Cart V2 has no checkout: pass the cart ID as checkout ID to `createRedirectSession`.
 * @param options - Fields of the checkout.
 * @returns The checkout ID, for `createRedirectSession`.
 * @throws `ApiError` if the cart does not exist or is empty.
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
  args: ['...options'],
  request: addressesShape,
});
