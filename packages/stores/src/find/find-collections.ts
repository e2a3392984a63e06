import { operation } from '@cartwright/core';
import { queryCollectionsSpec } from '../collections/query-collections-spec.js';
import type { CollectionQuery, QueryCollectionsResponse } from '../collections/query-collections.js';

/**
 * Queries collections of Catalog V1 with an object. Sends the same request as `queryCollections`, without its query
 * builder, which bundles then omit.
 *
 * @param query - Filter, sort and paging. At most 100 collections per page, 50 by default.
 * @returns One page of collections, with its paging metadata.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { findCollections } from '@cartwright/stores/find';
 *
 * const client = createClient({ modules: { collections: { findCollections } } });
 *
 * export const byName = () =>
 *   client.collections.findCollections({ sort: [{ fieldName: 'name' }], paging: { limit: 20 } });
 * ```
 * @see GET /v2/collections/query
 */
export const findCollections = /* @__PURE__ */ operation<[query: CollectionQuery], QueryCollectionsResponse>(
  queryCollectionsSpec,
);
