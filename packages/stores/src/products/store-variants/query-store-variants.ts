import { operation, queryShape, type Filter, type PagingMetadata, type Query, type Sort } from '@cartwright/core';
import { storeVariantShape, type StoreVariant } from './store-variant.js';

/** Geographic location. */
export interface AddressLocation {
  /** Latitude, in degrees. */
  latitude?: number | null;
  /** Longitude, in degrees. */
  longitude?: number | null;
}

/** Field and direction to sort by. */
export interface Sorting extends Sort {
  /** Location from which distances are measured, when sorting by a location field. */
  origin?: AddressLocation;
}

/** Query as an object, without type checks of its fields. */
export type PlatformQuery = Query<Filter, Sorting>;

/** Response of `queryStoreVariants`. */
export interface QueryStoreVariantsResponse {
  /** Variants of this page; at most 100. */
  variants?: StoreVariant[];
  /** Paging metadata of the response. */
  metadata?: PagingMetadata;
}

/**
 * Queries the variants of all products in the store.
 *
 * @param query - Filter, sort and paging. At most 100 variants per page; 50 by default.
 * @returns One page of variants, with its paging metadata.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const findBySku = async (sku: string) => (await client.products.queryStoreVariants({ filter: { sku } })).variants;
 * ```
 * @see POST /stores-reader/v1/variants/query
 */
export const queryStoreVariants = /* @__PURE__ */ operation<[query: PlatformQuery], QueryStoreVariantsResponse>({
  id: 'stores.products.queryStoreVariants',
  method: 'POST',
  path: '/stores-reader/v1/variants/query',
  args: ['query'],
  request: { query: queryShape },
  response: { variants: storeVariantShape },
  repeatable: true,
});
