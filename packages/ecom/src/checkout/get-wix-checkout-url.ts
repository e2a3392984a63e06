import { operation } from '@cartwright/core';

/** The answer of `getWixCheckoutUrl`. */
export interface GetWixCheckoutURLResponse {
  /** The URL of the page to check out. */
  checkoutUrl?: string;
}

/**
 * Gets the URL of the platform's page to check out, also when another was set. It is in none of the platform’s public
 * typings, so it may change.
 *
 * @param _id - The checkout's id.
 * @returns The URL.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such checkout.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const urlOf = async (id: string) => (await client.checkout.getWixCheckoutUrl(id)).checkoutUrl;
 * ```
 * @see GET /ecom/v1/checkouts/{id}/wix-checkout-url
 */
export const getWixCheckoutUrl = /* @__PURE__ */ operation<[_id: string], GetWixCheckoutURLResponse>({
  id: 'ecom.checkout.getWixCheckoutUrl',
  method: 'GET',
  path: '/ecom/v1/checkouts/{id}/wix-checkout-url',
  args: ['_id'],
  input: (id) => ({ id }),
  repeatable: true,
});
