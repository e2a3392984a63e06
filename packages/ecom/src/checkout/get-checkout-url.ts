import { operation } from '@cartwright/core';

/** Response of `getCheckoutUrl`. */
export interface GetCheckoutURLResponse {
  /** URL of the checkout page. */
  checkoutUrl?: string;
}

/**
 * Gets the URL of the checkout page: the platform's page, or the custom page set in `overrideCheckoutUrl`.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.getCheckoutUrl`.
 * @param _id - Checkout ID (GUID).
 * @returns The URL of the checkout page.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const checkoutUrl = async (id: string) => (await client.checkout.getCheckoutUrl(id)).checkoutUrl;
 * ```
 * @see GET /ecom/v1/checkouts/{id}/checkout-url
 */
export const getCheckoutUrl = /* @__PURE__ */ operation<[_id: string], GetCheckoutURLResponse>({
  id: 'ecom.checkout.getCheckoutUrl',
  method: 'GET',
  path: '/ecom/v1/checkouts/{id}/checkout-url',
  args: ['_id'],
  repeatable: true,
});
