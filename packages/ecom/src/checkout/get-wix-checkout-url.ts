import { operation } from '@cartwright/core';

/** Response of `getWixCheckoutUrl`. */
export interface GetWixCheckoutURLResponse {
  /** URL of the platform's checkout page. */
  checkoutUrl?: string;
}

/**
 * Gets the URL of the platform's checkout page, even if a custom page is set. The platform does not document this
 * operation, so it may change.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.getCheckoutUrl`.
 * @param _id - Checkout ID (GUID).
 * @returns The URL of the platform's checkout page.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const checkoutUrl = async (id: string) => (await client.checkout.getWixCheckoutUrl(id)).checkoutUrl;
 * ```
 * @see GET /ecom/v1/checkouts/{id}/wix-checkout-url
 */
export const getWixCheckoutUrl = /* @__PURE__ */ operation<[_id: string], GetWixCheckoutURLResponse>({
  id: 'ecom.checkout.getWixCheckoutUrl',
  method: 'GET',
  path: '/ecom/v1/checkouts/{id}/wix-checkout-url',
  args: ['_id'],
  repeatable: true,
});
