'use client';

import type { CartwrightError } from '@cartwright/core';
import type { CatalogPage, CatalogPaging } from '@cartwright/stores/catalog';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import { collectionsQuery } from '../queries/collections-query.js';
import type { Collection } from '../queries/product.js';

/**
 * Lists the collections of the store (categories in Catalog V3), sorted by name, such as for a navigation menu. When the
 * page changes, the previous collections stay until the response arrives (`isPlaceholderData`).
 *
 * @param paging - Page. Without it, the first 100 collections.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` has the `items` of the page, and the `nextCursor`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCollections } from '@cartwright/react/stores';
 *
 * export function Menu() {
 *   const { data } = useCollections();
 *   return data?.items.map(({ id, name, slug }) => (
 *     <a key={id} href={`/collections/${slug}`}>
 *       {name}
 *     </a>
 *   ));
 * }
 * ```
 * @see POST /categories/v1/categories/query
 * @see GET /v2/collections/query
 */
export function useCollections<Selected = CatalogPage<Collection>>(
  paging?: CatalogPaging,
  { query }: ReadParameters<CatalogPage<Collection>, Selected> = {},
): UseQueryResult<Selected, CartwrightError> {
  const { client, catalogVersion } = useCartwright();
  const options = collectionsQuery(client, paging, { catalogVersion });
  return useRead({ ...options, placeholderData: keepPreviousData }, query);
}
