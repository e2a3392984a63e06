import type { Client } from '@cartwright/core';
import { queryCollections, type CollectionQuery } from '@cartwright/stores/collections';
import { readQuery } from '../query/read-query.js';
import { revive } from '../query/revive.js';
import { queryKeys } from './query-keys.js';

const operations = { queryCollections };
const select = /* @__PURE__ */ revive(queryCollections);
/** Response of `queryCollections`. */
export type CollectionsPage = Awaited<ReturnType<typeof queryCollections>>;

const first: CollectionQuery = { paging: { limit: 100 } };

/**
 * Creates the query options of the collections of the store. The data is the response of `queryCollections`:
 * `collections` and the paging `metadata`.
 *
 * @param client - Client of the user.
 * @param query - Filter, sort and paging. Without it, the first 100 collections.
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
 * @see GET /v2/collections/query
 */
export const collectionsQuery = (client: Client, query: CollectionQuery = first) =>
  readQuery(
    [...queryKeys.collections(), 'list', query],
    (request): Promise<CollectionsPage> => client.use(operations).queryCollections(query, request),
    select,
  );
