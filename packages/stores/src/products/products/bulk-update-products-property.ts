import { float, operation } from '@cartwright/core';
import { requireEach, requireText } from '../../catalog/require.js';
import type { BulkResponse } from './bulk-result.js';

/** The property that several products get: exactly one. */
export interface SetValue {
  /** What they cost, in the store's currency; at most 999999999.99. */
  price?: number;
  /** What they cost the merchant; at most 999999999.99. */
  cost?: number;
  /** In the store's unit of weight; at most 999999999.99. */
  weight?: number;
  /** The ribbon; at most 30 characters. An empty text takes it away. */
  ribbon?: string;
  /** The brand; at most 50 characters. An empty text takes it away. */
  brand?: string;
}

/** The answer of `bulkUpdateProductsProperty`. */
export type BulkUpdateProductsResponse = BulkResponse;

/**
 * Gives several products the same price, cost, weight, ribbon or brand. For merchants. Of products whose variants are
 * managed, the variants follow.
 *
 * @param ids - The ids of the products; from 1 to 100.
 * @param set - The one property and its value.
 * @returns What became of each product. Those that were refused have an error, and the others are changed all the
 * same.
 * @throws `CartwrightError` `invalid_argument` for an empty list or an empty id. Nothing is sent then.
 * @throws `ApiError` with status 400 for what the platform does not take, 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const rebrand = async (ids: string[], brand: string) =>
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
  input(ids, set) {
    requireEach(ids, 'ids', requireText);
    return { ids, set };
  },
  request: { set: { price: float, cost: float, weight: float } },
});
