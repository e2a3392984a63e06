import { operation } from '@cartwright/core';
import { collectionResponseShape, type CollectionResponse } from './collection-response.js';

/** Response of `getCollectionBySlug`. */
export type GetCollectionBySlugResponse = CollectionResponse;

/**
 * Gets a collection by its slug. Storefronts can use `collections.getCollectionBySlug` instead.
 *
 * @param slug - URL slug of the collection.
 * @returns The collection.
 * @throws `CartwrightError` `invalid_argument` for an empty slug; no request is sent.
 * @throws `ApiError` with status 404 when no collection has this slug.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const collectionName = async (slug: string) => (await client.products.getCollectionBySlug(slug)).collection?.name;
 * ```
 * @see GET /stores-reader/v1/collections/slug/{slug}
 */
export const getCollectionBySlug = /* @__PURE__ */ operation<[slug: string], GetCollectionBySlugResponse>({
  id: 'stores.products.getCollectionBySlug',
  method: 'GET',
  path: '/stores-reader/v1/collections/slug/{slug}',
  args: ['slug'],
  response: collectionResponseShape,
  repeatable: true,
});
