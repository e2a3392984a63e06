import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { ChannelType } from '../commerce/buyers/channel.js';
import { requireNewItems } from '../commerce/argument-checks/require.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { checkoutResponseShape } from './checkout-response.js';
import { checkoutShape, type Checkout } from './checkout.js';
import { checkoutLineItemShape, type LineItem } from './line-item.js';
import type { UpdateCheckoutApplicationErrors } from './update-checkout.js';

/** Options for creating a checkout. */
export interface CreateCheckoutOptions {
  /** Fields of the checkout. */
  checkoutInfo?: Checkout;
  /** Coupon code. */
  couponCode?: string | null;
  /** Catalog line items. Each requires `catalogReference` and `quantity`. At most 300. */
  lineItems?: LineItem[];
  /** Custom line items, at most 300. */
  customLineItems?: CustomLineItem[];
  /** Sales channel. */
  channelType?: ChannelType;
  /** Gift card code. */
  giftCardCode?: string | null;
  /** URL of a custom checkout page. Absent if the platform's checkout page is used. */
  overrideCheckoutUrl?: string | null;
  /** Amount to redeem from the gift card, as a decimal string. If absent, as much as possible is redeemed. */
  giftCardRedeemAmount?: string | null;
}

/** Application errors of `createCheckout`. */
export type CreateCheckoutApplicationErrors =
  UpdateCheckoutApplicationErrors | ApplicationErrors<'SITE_MUST_ACCEPT_PAYMENTS'>;

/**
 * Creates a checkout without a cart.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.createCart`.
 * @param options - Fields of the checkout.
 * @returns The created checkout.
 * @throws `ApiError` with a code of {@link CreateCheckoutApplicationErrors}, such as
 * `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`.
 * @throws `CartwrightError` `invalid_argument` for an empty `catalogItemId`, or a quantity that is not a positive
 * integer. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const buyProduct = (catalogItemId: string) =>
 *   client.checkout.createCheckout({
 *     channelType: checkout.ChannelType.WEB,
 *     lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId } }],
 *   });
 * ```
 * @see POST /ecom/v1/checkouts
 */
export const createCheckout = /* @__PURE__ */ operation<[options?: CreateCheckoutOptions], Checkout>({
  id: 'ecom.checkout.createCheckout',
  method: 'POST',
  path: '/ecom/v1/checkouts',
  args: ['...options'],
  prepare: (options) => requireNewItems(options),
  request: { checkoutInfo: checkoutShape, lineItems: checkoutLineItemShape, customLineItems: customLineItemShape },
  response: checkoutResponseShape,
  unwrap: 'checkout',
});
