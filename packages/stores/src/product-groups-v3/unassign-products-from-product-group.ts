import { operation } from '@cartwright/core';
import type { ApplicationError } from '../shared/bulk-results.js';
import { requireEach, requireText } from '../shared/require.js';
import type { ProductGroupApplicationErrors } from './errors/product-group-error-code.js';

/** Options for `unassignProductsFromProductGroup`. */
export interface UnassignProductsFromProductGroupOptions {
  /** Product IDs; from 1 to 100. */
  productIds: readonly string[];
}

/** Result of removing one product. */
export interface ProductUnassignmentResult {
  /** Product ID. */
  productId?: string;
  /** Whether the product was removed. */
  success?: boolean;
  /** Reason for the failure. Absent on success. */
  error?: ApplicationError;
}

/** Response of `unassignProductsFromProductGroup`. */
export interface UnassignProductsFromProductGroupResponse {
  /** Result for each product. */
  results?: ProductUnassignmentResult[];
}

/** Application errors of `unassignProductsFromProductGroup`. */
export type UnassignProductsFromProductGroupApplicationErrors = ProductGroupApplicationErrors<
  'PRODUCTS_NOT_FOUND' | 'PRODUCTS_NOT_IN_GROUP'
>;

/**
 * Removes products from a product group. If one of them is not a member, none is removed. Requires a merchant identity.
 *
 * @param productGroupId - Product group ID.
 * @param options - Products.
 * @returns The result for each product.
 * @throws `CartwrightError` `invalid_argument` for an empty ID or list. No request is sent.
 * @throws `ApiError` with status 404 if the product group does not exist.
 * @throws `ApiError` with a code of {@link UnassignProductsFromProductGroupApplicationErrors}, such as
 * `PRODUCTS_NOT_IN_GROUP`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const unassign = (groupId: string, productIds: string[]) =>
 *   client.productGroupsV3.unassignProductsFromProductGroup(groupId, { productIds });
 * ```
 * @see POST /stores/v3/product-groups/unassign-products
 */
export const unassignProductsFromProductGroup = /* @__PURE__ */ operation<
  [productGroupId: string, options: UnassignProductsFromProductGroupOptions],
  UnassignProductsFromProductGroupResponse
>({
  id: 'stores.productGroupsV3.unassignProductsFromProductGroup',
  method: 'POST',
  path: '/stores/v3/product-groups/unassign-products',
  args: ['productGroupId', '...options'],
  prepare: (productGroupId, options) => {
    requireText(productGroupId, 'productGroupId');
    requireEach(options.productIds, 'productIds');
  },
});
