import {
  aggregationDataShape,
  operation,
  searchShape,
  type AggregationData,
  type DeclaredOperation,
  type EntitySearch,
  type Equality,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { ProductType } from '../catalog-v3/physical-enumerations.js';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import { readOnlyVariantShape } from './read-only-variant.js';
import type { FieldsOptions, RequestedFields, VariantWith } from './requested-fields.js';

/** Fields that `searchVariants` filters and sorts by. */
export interface VariantSearchFields {
  /** ID of the entry. Filter only. */
  _id: QueryField<string, 'NONE'>;
  /** Variant ID. */
  variantId: QueryField<string>;
  /** SKU (stock keeping unit). */
  sku: QueryField<string>;
  /** Barcode. */
  barcode: QueryField<string>;
  /** Whether the variant is visible. */
  visible: QueryField<boolean>;
  /** Whether the variant is in stock. */
  'inventoryStatus.inStock': QueryField<boolean>;
  /** Whether the variant can be pre-ordered. */
  'inventoryStatus.preorderEnabled': QueryField<boolean>;
  /** Price. */
  'price.actualPrice.amount': QueryField<number | string>;
  /** Compare-at price. */
  'price.compareAtPrice.amount': QueryField<number | string>;
  /** Option IDs. */
  'optionChoices.optionChoiceIds.optionId': QueryField<string[], 'BOTH', '$hasSome' | '$hasAll'>;
  /** Choice IDs. */
  'optionChoices.optionChoiceIds.choiceId': QueryField<string[], 'BOTH', '$hasSome' | '$hasAll'>;
  /** Product ID. */
  'productData.productId': QueryField<string>;
  /** Product name. */
  'productData.name': QueryField<string>;
  /** URL slug of the product. */
  'productData.slug': QueryField<string>;
  /** Handle of the product. */
  'productData.handle': QueryField<string>;
  /** Product type. */
  'productData.productType': QueryField<ProductType, 'BOTH', Equality>;
  /** Whether the product is visible. */
  'productData.visible': QueryField<boolean>;
  /** Whether the product is visible in the point of sale. */
  'productData.visibleInPos': QueryField<boolean>;
  /** Brand ID. */
  'productData.brand._id': QueryField<string>;
  /** Time of the last update of the product. */
  'productData._updatedDate': QueryField<Date>;
  /** Fulfiller ID. */
  'productData.physicalProperties.fulfillerId': QueryField<string>;
}

/** Search for variants: filter, free text, sort order, aggregations and paging. */
export type VariantSearch = EntitySearch<VariantSearchFields, keyof VariantSearchFields, 'productData.name' | 'sku'>;

/** Options for `searchVariants`. */
export interface SearchVariantsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** IDs of the locations to return in `locations`. */
  locationIds?: readonly string[];
}

/** Response of `searchVariants`. */
export interface SearchVariantsResponse<Field = RequestedFields> {
  /** Variants of the page. */
  variants?: VariantWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the aggregations. */
  aggregationData?: AggregationData;
}

/** Call signature of `searchVariants`. */
export interface SearchVariantsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    search: VariantSearch,
    options?: SearchVariantsOptions<Field>,
    request?: RequestOptions,
  ): Promise<SearchVariantsResponse<Field>>;
}

/**
 * Searches variants of all products by free text and by their fields, and counts the matches for each value of a field
 * (facets).
 *
 * @param search - Filter, free text, sort order, aggregations and paging. At most 1,000 variants per page.
 * @param options - Fields on request, and locations.
 * @returns One page of variants, and the results of the aggregations for all pages.
 * @throws `ApiError` with status 400 for a field that does not support filtering, sorting or aggregation.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { readOnlyVariantsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { readOnlyVariantsV3 } });
 *
 * export const cheapest = () =>
 *   client.readOnlyVariantsV3.searchVariants(
 *     {
 *       filter: { 'inventoryStatus.inStock': true },
 *       sort: [{ fieldName: 'price.actualPrice.amount', order: 'ASC' }],
 *       cursorPaging: { limit: 10 },
 *     },
 *     { fields: ['CURRENCY'] },
 *   );
 * ```
 * @see POST /stores/v3/products/search-variants
 */
export const searchVariants = /* @__PURE__ */ operation<SearchVariantsSignature>({
  id: 'stores.readOnlyVariantsV3.searchVariants',
  method: 'POST',
  path: '/stores/v3/products/search-variants',
  args: ['search', '...options'],
  request: { search: searchShape },
  response: { variants: readOnlyVariantShape, aggregationData: aggregationDataShape },
  repeatable: true,
});
