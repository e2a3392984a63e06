'use client';

import { queryCollections, type Collection, type CollectionQuery } from '@cartwright/stores/collections';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { queryKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { readResult, type ReadResult } from '../query/read-result.js';
import { revive } from '../query/revive.js';

const collections = { queryCollections };
const select = /* @__PURE__ */ revive(queryCollections);

/** Result of {@link useCollections}. */
export interface CollectionsResult extends ReadResult {
  /** The collections. Empty until fetched. */
  readonly collections: Collection[];
}

const first: CollectionQuery = { paging: { limit: 100 } };
const none: Collection[] = [];

/**
 * Queries the collections of the store, such as for a navigation menu.
 *
 * @param query - Filter, sort and paging. Without it, the first 100 collections.
 * @returns The collections, and the query state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCollections } from '@cartwright/react/stores';
 *
 * export function Menu() {
 *   const { collections } = useCollections();
 *   return collections.map(({ _id, name, slug }) => (
 *     <a key={_id} href={`/collections/${slug}`}>
 *       {name}
 *     </a>
 *   ));
 * }
 * ```
 * @see GET /v2/collections/query
 */
export function useCollections(query: CollectionQuery = first): CollectionsResult {
  const { client, queryClient } = useCartwright();
  const result = useQuery(
    {
      ...readOptions,
      queryKey: queryKey(queryCollections, query),
      queryFn: ({ signal }) => read(signal, (request) => client.use(collections).queryCollections(query, request)),
      select,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return { collections: result.data?.collections ?? none, ...readResult(result) };
}
