import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import { productShape } from '../entity/product.js';
import type { ProductApplicationErrors } from '../errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from '../requested-fields.js';

/** Product to change. */
export interface V3ProductIdWithRevision {
  /** Product ID. */
  productId: string;
  /** Current revision of the product. */
  revision: string;
}

/** Options for `bulkAddInfoSectionsToProducts`. */
export interface BulkAddInfoSectionsToProductsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Info section IDs; from 1 to 10. */
  infoSectionIds: readonly string[];
  /**
   * Whether to return the products.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkAddInfoSectionsToProducts`. */
export type V3BulkAddInfoSectionsToProductsResponse<Field = RequestedFields> = BulkResponse<
  BulkEntityResult<ProductWith<Field>>
>;

/** Application errors of `bulkAddInfoSectionsToProducts`. */
export type BulkAddInfoSectionsToProductsApplicationErrors = ProductApplicationErrors<'TOO_MANY_INFO_SECTIONS_ERROR'>;

/** Call signature of `bulkAddInfoSectionsToProducts`. */
export interface BulkAddInfoSectionsToProductsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    products: readonly V3ProductIdWithRevision[],
    options?: BulkAddInfoSectionsToProductsOptions<Field>,
    request?: RequestOptions,
  ): Promise<V3BulkAddInfoSectionsToProductsResponse<Field>>;
}

/**
 * Adds info sections to several products. Each can fail on its own. Requires a merchant identity.
 *
 * @param products - IDs and current revisions of the products; from 1 to 100.
 * @param options - Info sections, whether to return the products, and fields on request.
 * @returns The result for each product, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkAddInfoSectionsToProductsApplicationErrors}, such as
 * `TOO_MANY_INFO_SECTIONS_ERROR`.
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
 *   client.productsV3.bulkAddInfoSectionsToProducts([{ productId, revision }], { infoSectionIds: [infoSectionId] });
 * ```
 * @see POST /stores/v3/bulk/products/add-info-sections
 */
export const bulkAddInfoSectionsToProducts = /* @__PURE__ */ operation<BulkAddInfoSectionsToProductsSignature>({
  id: 'stores.productsV3.bulkAddInfoSectionsToProducts',
  method: 'POST',
  path: '/stores/v3/bulk/products/add-info-sections',
  args: ['products', '...options'],
  prepare: (products) => requireEach(products, 'products'),
  response: { results: { item: productShape } },
});
