import type { Client, RequestOptions } from '@cartwright/core';
import { getCollection, getCollectionBySlug, type Collection } from '@cartwright/stores/collections';
import { readQuery } from '../query/read-query.js';
import { revive } from '../query/revive.js';
import { unlessMissing } from '../query/unless-missing.js';
import type { BySlugOrId } from './by-slug-or-id.js';
import { queryKeys } from './query-keys.js';

const collections = { getCollection, getCollectionBySlug };
const select = /* @__PURE__ */ revive(getCollection);

/**
 * Creates the query options of a collection. The data is the collection, or `null` if it does not exist.
 *
 * @param client - Client of the user.
 * @param which - Slug or ID of the collection.
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
 * @see GET /v2/collections/slug/{slug}
 * @see GET /v2/collections/{id}
 */
export const collectionQuery = (client: Client, which: BySlugOrId) =>
  readQuery(
    [...queryKeys.collections(), 'collection', which],
    async (request: RequestOptions): Promise<Collection | null> => {
      const { getCollection, getCollectionBySlug } = client.use(collections);
      const { slug, id } = which;
      if (id !== undefined) return unlessMissing(getCollection(id, request));
      return (await unlessMissing(getCollectionBySlug(slug, request)))?.collection ?? null;
    },
    select,
  );
