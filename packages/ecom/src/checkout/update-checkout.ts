import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { checkoutResponseShape } from './checkout-response.js';
import { checkoutShape, type Checkout } from './checkout.js';
import { checkoutLineItemShape, type LineItem } from './line-item.js';

/** Checkout fields to update. */
export type UpdateCheckout = Checkout;

/** Coupon, gift card and items to update. */
export interface UpdateCheckoutOptions {
  /** Coupon code. */
  couponCode?: string | null;
  /** Gift card code. */
  giftCardCode?: string | null;
  /** URL of a custom checkout page. Absent if the platform's checkout page is used. */
  overrideCheckoutUrl?: string | null;
  /** Catalog line items, at most 300. */
  lineItems?: LineItem[];
  /** Custom line items, at most 300. */
  customLineItems?: CustomLineItem[];
  /** Amount to redeem from the gift card, as a decimal string. If absent, as much as possible is redeemed. */
  giftCardRedeemAmount?: string | null;
}

/** Application errors of `updateCheckout`. */
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
 * Updates a checkout: addresses, shipping option, coupon, gift card or custom fields.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.updateCart`.
 * @param _id - Checkout ID (GUID).
 * @param checkout - Fields to update. `null` clears a field.
 * @param options - Coupon, gift card and items to update.
 * @returns The updated checkout.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateCheckoutApplicationErrors}, such as
 * `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const setShippingAddress = (id: string, country: string, postalCode: string) =>
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
  args: ['checkout._id', 'checkout', '...options'],
  request: { checkout: checkoutShape, lineItems: checkoutLineItemShape, customLineItems: customLineItemShape },
  response: checkoutResponseShape,
  unwrap: 'checkout',
});
