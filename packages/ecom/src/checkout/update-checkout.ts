import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { checkoutResponseShape } from './checkout-response.js';
import { checkoutShape, type Checkout } from './checkout.js';
import { checkoutLineItemShape, type LineItem } from './line-item.js';

/** The fields of a checkout to change. */
export type UpdateCheckout = Checkout;

/** What else to change. */
export interface UpdateCheckoutOptions {
  /** The code of a coupon. */
  couponCode?: string | null;
  /** The code of a gift card. */
  giftCardCode?: string | null;
  /** Where the buyer checks out, when not on the platform's page. */
  overrideCheckoutUrl?: string | null;
  /** Items of catalogs. */
  lineItems?: LineItem[];
  /** Items that are in no catalog. */
  customLineItems?: CustomLineItem[];
  /** How much the gift card shall pay, in decimal digits. Default all that it can. */
  giftCardRedeemAmount?: string | null;
}

/** Why the platform refuses `updateCheckout`. */
export type UpdateCheckoutApplicationErrors = ApplicationErrors<
  | 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND'
  | 'INVALID_SELECTED_CARRIER_SERVICE_OPTION'
  | 'GIFT_CARD_NOT_FOUND'
  | 'GIFT_CARD_CODE_INVALID'
  | 'GIFT_CARD_IS_EMPTY'
  | 'GIFT_CARD_DISABLED'
  | 'GIFT_CARD_EXPIRED'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
  | 'ERROR_COUPON_IS_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_HAS_EXPIRED'
  | 'ERROR_COUPON_DOES_NOT_EXIST'
>;

/**
 * Changes a checkout: addresses, the delivery, a coupon, a gift card, fields of the form.
 *
 * @param _id - The checkout's id.
 * @param checkout - The fields to change. `null` clears a field.
 * @param options - What else to change: coupon, gift card, items.
 * @returns The checkout as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link UpdateCheckoutApplicationErrors}, such as
 * `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such checkout.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const deliverTo = (id: string, country: string, postalCode: string) =>
 *   client.checkout.updateCheckout(id, { shippingInfo: { shippingDestination: { address: { country, postalCode } } } });
 * ```
 * @see PATCH /ecom/v1/checkouts/{checkout.id}
 */
export const updateCheckout = /* @__PURE__ */ operation<
  [_id: string, checkout: UpdateCheckout, options?: UpdateCheckoutOptions],
  Checkout
>({
  id: 'ecom.checkout.updateCheckout',
  method: 'PATCH',
  path: '/ecom/v1/checkouts/{checkout.id}',
  args: ['_id', 'checkout', 'options'],
  input: (_id, checkout, options) => ({ ...options, checkout: { ...checkout, id: undefined, _id } }),
  request: { checkout: checkoutShape, lineItems: checkoutLineItemShape, customLineItems: customLineItemShape },
  response: checkoutResponseShape,
  unwrap: 'checkout',
});
