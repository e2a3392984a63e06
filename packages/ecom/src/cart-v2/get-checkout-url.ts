import { operation } from '@cartwright/core';
import type { CartApplicationErrors } from './errors/cart-error-code.js';

/** Options of `getCheckoutUrl`. */
export interface GetCheckoutUrlOptions {
  /**
   * Currency in which the page shows prices, as an ISO 4217 code.
   *
   * @default The customer's currency
   */
  currencyCode?: string | null;
}

/** Response of `getCheckoutUrl`. */
export interface GetCheckoutURLResponse {
  /** URL of the checkout page. */
  checkoutUrl?: string;
}

/** Application errors of `getCheckoutUrl`. */
export type GetCheckoutUrlApplicationErrors = CartApplicationErrors<'CHECKOUT_PAGE_NOT_FOUND' | 'SITE_NOT_PUBLISHED'>;

/**
 * Gets the URL of the checkout page of a cart: the platform’s page, or the custom page of `customCheckoutUrl`. The
 * URL does not sign the customer in: for that, create a redirect session with the cart ID as checkout ID.
 *
 * @param cartId - Cart ID.
 * @param options - Currency of the checkout page.
 * @returns The URL.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `CHECKOUT_PAGE_NOT_FOUND` or `SITE_NOT_PUBLISHED` if the site has no checkout page.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const getUrl = async (cartId: string) => (await client.cartV2.getCheckoutUrl(cartId)).checkoutUrl;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/get-checkout-url
 */
export const getCheckoutUrl = /* @__PURE__ */ operation<
  [cartId: string, options?: GetCheckoutUrlOptions],
  GetCheckoutURLResponse
>({
  id: 'ecom.cartV2.getCheckoutUrl',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/get-checkout-url',
  args: ['cartId', '...options'],
  repeatable: true,
});
