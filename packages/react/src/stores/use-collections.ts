'use client';

import type { CartwrightError } from '@cartwright/core';
import type { CollectionQuery } from '@cartwright/stores/collections';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import { collectionsQuery, type CollectionsPage } from '../queries/collections-query.js';

/**
 * Queries the collections of the store, such as for a navigation menu. When the query changes, the previous collections
 * stay until the response arrives (`isPlaceholderData`).
 *
 * @param filters - Filter, sort and paging. Without it, the first 100 collections.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` has the `collections` and the paging `metadata`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCollections } from '@cartwright/react/stores';
 *
 * export function Menu() {
 *   const { data } = useCollections();
 *   return data?.collections?.map(({ _id, name, slug }) => (
 *     <a key={_id} href={`/collections/${slug}`}>
 *       {name}
 *     </a>
 *   ));
 * }
 * ```
 * @see GET /v2/collections/query
 */
export function useCollections<Selected = CollectionsPage>(
  filters?: CollectionQuery,
  { query }: ReadParameters<CollectionsPage, Selected> = {},
): UseQueryResult<Selected, CartwrightError> {
  const options = collectionsQuery(useCartwright().client, filters);
  return useRead({ ...options, placeholderData: keepPreviousData }, query);
}
