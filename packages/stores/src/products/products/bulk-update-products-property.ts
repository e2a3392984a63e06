import { float, operation } from '@cartwright/core';
import { requireEach, requireText } from '../../shared/require.js';
import type { BulkResponse } from '../../shared/bulk-results.js';

/** Property to set. Set exactly one. */
export interface SetValue {
  /** Price, in the store's currency; at most 999999999.99. */
  price?: number;
  /** Cost of the merchant, in the store's currency; at most 999999999.99. */
  cost?: number;
  /** Weight, in the store's weight unit; at most 999999999.99. */
  weight?: number;
  /** Ribbon; at most 30 characters. An empty string removes it. */
  ribbon?: string;
  /** Brand; at most 50 characters. An empty string removes it. */
  brand?: string;
}

/** Response of `bulkUpdateProductsProperty`. */
export type BulkUpdateProductsResponse = BulkResponse;

/**
 * Sets the price, cost, weight, ribbon or brand of several products. Managed variants are updated too. Requires a
 * merchant identity.
 *
 * @param ids - Product IDs (GUIDs); from 1 to 100.
 * @param set - Property to set, with its value.
 * @returns Result of each product. Rejected products carry an error; the others are still updated.
 * @throws `CartwrightError` `invalid_argument` for an empty list or an empty ID; no request is sent.
 * @throws `ApiError` with status 400 for an invalid field, 403 when the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const setBrand = async (ids: string[], brand: string) =>
 *   (await client.products.bulkUpdateProductsProperty(ids, { brand })).bulkActionMetadata?.totalSuccesses;
 * ```
 * @see POST /stores/v1/bulk/products/update
 */
export const bulkUpdateProductsProperty = /* @__PURE__ */ operation<
  [ids: string[], set: SetValue],
  BulkUpdateProductsResponse
>({
  id: 'stores.products.bulkUpdateProductsProperty',
  method: 'POST',
  path: '/stores/v1/bulk/products/update',
  args: ['ids', 'set'],
  prepare: (ids) => requireEach(ids, 'ids', requireText),
  request: { set: { price: float, cost: float, weight: float } },
});
