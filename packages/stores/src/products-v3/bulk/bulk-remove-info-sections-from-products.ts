import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import type { V3ProductIdWithRevision } from './bulk-add-info-sections-to-products.js';
import { productShape } from '../entity/product.js';
import type { FieldsOptions, ProductWith, RequestedFields } from '../requested-fields.js';

/** Options for `bulkRemoveInfoSectionsFromProducts`. */
export interface BulkRemoveInfoSectionsFromProductsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Info section IDs; from 1 to 100. */
  infoSectionIds: readonly string[];
  /**
   * Whether to return the products.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkRemoveInfoSectionsFromProducts`. */
export type V3BulkRemoveInfoSectionsFromProductsResponse<Field = RequestedFields> = BulkResponse<
  BulkEntityResult<ProductWith<Field>>
>;

/** Call signature of `bulkRemoveInfoSectionsFromProducts`. */
export interface BulkRemoveInfoSectionsFromProductsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    products: readonly V3ProductIdWithRevision[],
    options?: BulkRemoveInfoSectionsFromProductsOptions<Field>,
    request?: RequestOptions,
  ): Promise<V3BulkRemoveInfoSectionsFromProductsResponse<Field>>;
}

/**
 * Removes info sections from several products. Each can fail on its own. Requires a merchant identity.
 *
 * @param products - IDs and current revisions of the products; from 1 to 100.
 * @param options - Info sections, whether to return the products, and fields on request.
 * @returns The result for each product, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const change = (productId: string, revision: string, infoSectionId: string) =>
 *   client.productsV3.bulkRemoveInfoSectionsFromProducts([{ productId, revision }], { infoSectionIds: [infoSectionId] });
 * ```
 * @see POST /stores/v3/bulk/products/remove-info-sections
 */
export const bulkRemoveInfoSectionsFromProducts =
  /* @__PURE__ */ operation<BulkRemoveInfoSectionsFromProductsSignature>({
    id: 'stores.productsV3.bulkRemoveInfoSectionsFromProducts',
    method: 'POST',
    path: '/stores/v3/bulk/products/remove-info-sections',
    args: ['products', '...options'],
    prepare: (products) => requireEach(products, 'products'),
    response: { results: { item: productShape } },
  });
