'use client';

import type { CartwrightError } from '@cartwright/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import type { BySlugOrId } from '../queries/by-slug-or-id.js';
import type { Collection } from '../queries/product.js';
import { collectionQuery } from '../queries/collection-query.js';

/**
 * Gets a collection by its slug or ID: a category in Catalog V3.
 *
 * @param which - Slug or ID of the collection.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` is the collection, or `null` if it does not exist.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCollection } from '@cartwright/react/stores';
 *
 * export function CollectionName({ slug }: { slug: string }) {
 *   const { data: collection } = useCollection({ slug });
 *   return <h1>{collection === null ? 'Collection not found' : collection?.name}</h1>;
 * }
 * ```
 * @see GET /categories/v1/categories/{categoryId}
 * @see GET /v2/collections/{id}
 */
export function useCollection<Selected = Collection | null>(
  which: BySlugOrId,
  { query }: ReadParameters<Collection | null, Selected> = {},
): UseQueryResult<Selected, CartwrightError> {
  const { client, catalogVersion } = useCartwright();
  return useRead(collectionQuery(client, which, { catalogVersion }), query);
}
