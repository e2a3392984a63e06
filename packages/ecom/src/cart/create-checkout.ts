import { operation, type Address } from '@cartwright/core';
import { addressesShape } from '../commerce/addresses/addresses.js';
import type { ChannelType } from '../commerce/buyers/channel.js';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { SelectedShippingOption } from '../commerce/shipping/shipping.js';

/** What the checkout begins with. */
export interface CreateCheckoutOptions {
  /** Where the sale comes from. */
  channelType?: ChannelType;
  /** Where it is delivered to. */
  shippingAddress?: Address;
  /** Where the bill goes. */
  billingAddress?: Address;
  /** The delivery option. */
  selectedShippingOption?: SelectedShippingOption;
  /** The buyer's e-mail address. */
  email?: string | null;
}

/** The answer of `createCheckout` and `createCheckoutFromCurrentCart`. */
export interface CreateCheckoutResponse {
  /** The checkout's id. */
  checkoutId?: string;
}

/** Why the platform refuses `createCheckout`. */
export type CreateCheckoutApplicationErrors = ApplicationErrors<
  | 'LINE_ITEM_WITH_ZERO_QUANTITY'
  | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
  | 'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE'
  | 'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE'
>;

/**
 * Makes a checkout of a cart. The cart knows its checkout: asked again, the answer is the same checkout, brought up to
 * date.
 *
 * @param _id - The cart's id.
 * @param options - What the checkout begins with.
 * @returns The checkout's id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link CreateCheckoutApplicationErrors}, such as `LINE_ITEM_WITH_ZERO_QUANTITY`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const checkOut = async (id: string) => (await client.cart.createCheckout(id, { channelType: 'WEB' })).checkoutId;
 * ```
 * @see POST /ecom/v1/carts/{id}/create-checkout
 */
export const createCheckout = /* @__PURE__ */ operation<
  [_id: string, options?: CreateCheckoutOptions],
  CreateCheckoutResponse
>({
  id: 'ecom.cart.createCheckout',
  method: 'POST',
  path: '/ecom/v1/carts/{id}/create-checkout',
  args: ['_id', 'options'],
  input: (id, options) => ({ ...options, id }),
  request: addressesShape,
});
