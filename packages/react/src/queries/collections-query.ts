import type { Client } from '@cartwright/core';
import type { CatalogPage, CatalogPaging } from '@cartwright/stores/catalog';
import { readQuery } from '../query/read-query.js';
import { getCatalog, withoutRaw, type CatalogVersionOptions } from './get-catalog.js';
import type { Collection } from './product.js';
import { collectionsKey } from './query-keys.js';

const first: CatalogPaging = { limit: 100 };

/**
 * Creates the query options of the collections of the store (categories in Catalog V3), sorted by name. The data are the
 * `items` of the page, the `nextCursor`, and in Catalog V1 the `totalCount`.
 *
 * @param client - Client of the user.
 * @param paging - Page. Without it, the first 100 collections.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { collectionsQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchMenu = (queryClient: QueryClient, client: Client) =>
 *   queryClient.prefetchQuery(collectionsQuery(client));
 * ```
 * @see POST /categories/v1/categories/query
 * @see GET /v2/collections/query
 */
export const collectionsQuery = (client: Client, paging: CatalogPaging = first, options: CatalogVersionOptions = {}) =>
  readQuery([...collectionsKey(), 'list', paging], async (request): Promise<CatalogPage<Collection>> => {
    const { items, ...page } = await getCatalog(client, options).queryCategories(paging, request);
    return { items: items.map(withoutRaw), ...page };
  });
