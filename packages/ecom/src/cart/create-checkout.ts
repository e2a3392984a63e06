import { operation, type Address } from '@cartwright/core';
import { addressesShape } from '../commerce/addresses/addresses.js';
import type { ChannelType } from '../commerce/buyers/channel.js';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { SelectedShippingOption } from '../commerce/shipping/shipping.js';

/** Options for creating a checkout. */
export interface CreateCheckoutOptions {
  /** Sales channel. */
  channelType?: ChannelType;
  /** Shipping address. */
  shippingAddress?: Address;
  /** Billing address. */
  billingAddress?: Address;
  /** Selected shipping option. */
  selectedShippingOption?: SelectedShippingOption;
  /** Buyer's email address. */
  email?: string | null;
}

/** Response of `createCheckout` and `createCheckoutFromCurrentCart`. */
export interface CreateCheckoutResponse {
  /** Checkout ID. */
  checkoutId?: string;
}

/** Application errors of `createCheckout`. */
export type CreateCheckoutApplicationErrors = ApplicationErrors<
  | 'LINE_ITEM_WITH_ZERO_QUANTITY'
  | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
  | 'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE'
  | 'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE'
>;

/**
 * Creates a checkout from a cart. If the cart already has a checkout, that checkout is updated and its ID returned.
 *
 * @deprecated The platform removes this operation on 2027-02-01.
 *   Cart V2 has no checkout: pass the cart ID as checkout ID to `createRedirectSession`.
 * @param _id - Cart ID (GUID).
 * @param options - Fields of the checkout.
 * @returns The checkout ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link CreateCheckoutApplicationErrors}, such as `LINE_ITEM_WITH_ZERO_QUANTITY`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const startCheckout = async (id: string) => (await client.cart.createCheckout(id, { channelType: 'WEB' })).checkoutId;
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
  args: ['_id', '...options'],
  request: addressesShape,
});
