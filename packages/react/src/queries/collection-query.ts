import type { Client, RequestOptions } from '@cartwright/core';
import { readQuery } from '../query/read-query.js';
import type { BySlugOrId } from './by-slug-or-id.js';
import { getCatalog, withoutRaw, type CatalogVersionOptions } from './get-catalog.js';
import type { Collection } from './product.js';
import { collectionsKey } from './query-keys.js';

/**
 * Creates the query options of a collection: a category in Catalog V3. The data is the collection, or `null` if it does
 * not exist.
 *
 * @param client - Client of the user.
 * @param which - Slug or ID of the collection.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { collectionQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const collectionLoader = (queryClient: QueryClient, client: Client) => (slug: string) =>
 *   queryClient.ensureQueryData(collectionQuery(client, { slug }));
 * ```
 * @see GET /categories/v1/categories/{categoryId}
 * @see GET /v2/collections/{id}
 */
export const collectionQuery = (client: Client, which: BySlugOrId, options: CatalogVersionOptions = {}) =>
  readQuery([...collectionsKey(), 'collection', which], async (request: RequestOptions): Promise<Collection | null> => {
    const category = await getCatalog(client, options).getCategory(which, request);
    return category ? withoutRaw(category) : null;
  });
