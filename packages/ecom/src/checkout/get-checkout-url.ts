import { operation } from '@cartwright/core';

/** The answer of `getCheckoutUrl`. */
export interface GetCheckoutURLResponse {
  /** The URL of the page to check out. */
  checkoutUrl?: string;
}

/**
 * Gets the URL of the page where the buyer checks out: the platform's, or the one that was set instead.
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
 * export const urlOf = async (id: string) => (await client.checkout.getCheckoutUrl(id)).checkoutUrl;
 * ```
 * @see GET /ecom/v1/checkouts/{id}/checkout-url
 */
export const getCheckoutUrl = /* @__PURE__ */ operation<[_id: string], GetCheckoutURLResponse>({
  id: 'ecom.checkout.getCheckoutUrl',
  method: 'GET',
  path: '/ecom/v1/checkouts/{id}/checkout-url',
  args: ['_id'],
  input: (id) => ({ id }),
  repeatable: true,
});
