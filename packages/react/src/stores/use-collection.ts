'use client';

import { getCollection, getCollectionBySlug, type Collection } from '@cartwright/stores/collections';
import { useQuery } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { queryKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { readResult, type ReadResult } from '../query/read-result.js';
import { revive } from '../query/revive.js';
import { unlessMissing } from '../query/unless-missing.js';
import type { BySlugOrId } from '../queries/by-slug-or-id.js';
import type { UseOneOptions } from './use-one-options.js';

const collections = { getCollection, getCollectionBySlug };
const select = /* @__PURE__ */ revive(getCollection);

/** Result of {@link useCollection}. */
export interface CollectionResult extends ReadResult {
  /** The collection. `null` when it does not exist, `undefined` until fetched. */
  readonly collection: Collection | null | undefined;
}

/**
 * Gets a collection by its slug or ID.
 *
 * @param which - Slug or ID of the collection.
 * @param options - `enabled: false` to skip the request.
 * @returns The collection, and the query state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCollection } from '@cartwright/react/stores';
 *
 * export function CollectionName({ slug }: { slug: string }) {
 *   const { collection } = useCollection({ slug });
 *   return <h1>{collection === null ? 'There is no such collection' : collection?.name}</h1>;
 * }
 * ```
 * @see GET /v2/collections/slug/{slug}
 * @see GET /v2/collections/{id}
 */
export function useCollection(which: BySlugOrId, { enabled = true }: UseOneOptions = {}): CollectionResult {
  const { client, queryClient } = useCartwright();
  const { slug, id } = which;
  const result = useQuery(
    {
      ...readOptions,
      queryKey: id === undefined ? queryKey(getCollectionBySlug, slug) : queryKey(getCollection, id),
      queryFn: ({ signal }): Promise<Collection | null> =>
        read(signal, async (request) => {
          const { getCollection, getCollectionBySlug } = client.use(collections);
          if (id === undefined) return (await unlessMissing(getCollectionBySlug(slug, request)))?.collection ?? null;
          return unlessMissing(getCollection(id, request));
        }),
      select,
      enabled,
    },
    queryClient,
  );
  return { collection: result.data, ...readResult(result) };
}
