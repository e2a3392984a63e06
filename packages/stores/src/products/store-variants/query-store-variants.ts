import { operation, queryCodec, type Filter, type PagingMetadata, type Query, type Sort } from '@cartwright/core';
import { storeVariantShape, type StoreVariant } from './store-variant.js';

/** A place on earth. */
export interface AddressLocation {
  /** Degrees north of the equator. */
  latitude?: number | null;
  /** Degrees east of Greenwich. */
  longitude?: number | null;
}

/** One field to sort by. */
export interface Sorting extends Sort {
  /** The place from which distances are counted, where the field is a place. */
  origin?: AddressLocation;
}

/** A query as one object, of fields that the compiler does not know. */
export type PlatformQuery = Query<Filter, Sorting>;

/** The answer of `queryStoreVariants`. */
export interface QueryStoreVariantsResponse {
  /** The variants; at most 100. */
  variants?: StoreVariant[];
  /** The answer's place among all results. */
  metadata?: PagingMetadata;
}

/**
 * Finds variants of all products.
 *
 * @param query - Filter, sort and paging. At most 100 variants a page; 50 when nothing is said.
 * @returns The variants, and their place among all results.
 * @throws `ApiError` with status 400 for a field that can not be filtered or sorted by.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const bySku = async (sku: string) => (await client.products.queryStoreVariants({ filter: { sku } })).variants;
 * ```
 * @see POST /stores-reader/v1/variants/query
 */
export const queryStoreVariants = /* @__PURE__ */ operation<[query: PlatformQuery], QueryStoreVariantsResponse>({
  id: 'stores.products.queryStoreVariants',
  method: 'POST',
  path: '/stores-reader/v1/variants/query',
  input: (query) => ({ query }),
  request: { query: queryCodec },
  response: { variants: storeVariantShape },
  repeatable: true,
});
