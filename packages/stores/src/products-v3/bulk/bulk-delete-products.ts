import { operation } from '@cartwright/core';
import type { BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import type { ProductValidationErrors } from '../errors/product-error-code.js';

/** Response of `bulkDeleteProducts`. */
export type V3BulkDeleteProductsResponse = BulkResponse;

/** Violated validation rules of `bulkDeleteProducts`. */
export type BulkDeleteProductsValidationErrors = ProductValidationErrors<'DUPLICATE_PRODUCT_IDS_REQUEST'>;

/**
 * Deletes several products and their inventory items. Each can fail on its own. Requires a merchant identity.
 *
 * @param productIds - Product IDs; from 1 to 100.
 * @returns The result for each product, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkDeleteProductsValidationErrors}, such as
 * `DUPLICATE_PRODUCT_IDS_REQUEST`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const remove = (ids: string[]) => client.productsV3.bulkDeleteProducts(ids);
 * ```
 * @see POST /stores/v3/bulk/products/delete
 */
export const bulkDeleteProducts = /* @__PURE__ */ operation<
  [productIds: readonly string[]],
  V3BulkDeleteProductsResponse
>({
  id: 'stores.productsV3.bulkDeleteProducts',
  method: 'POST',
  path: '/stores/v3/bulk/products/delete',
  args: ['productIds'],
  prepare: (productIds) => requireEach(productIds, 'productIds'),
});
