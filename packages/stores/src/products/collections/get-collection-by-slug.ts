import { operation } from '@cartwright/core';
import { collectionResponseShape, type CollectionResponse } from './collection-response.js';

/** The answer of `getCollectionBySlug`. */
export type GetCollectionBySlugResponse = CollectionResponse;

/**
 * Gets a collection by its name in URLs. `collections.getCollectionBySlug` does the same for storefronts.
 *
 * @param slug - The collection's slug.
 * @returns The collection.
 * @throws `CartwrightError` `invalid_argument` for an empty slug. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const nameOf = async (slug: string) => (await client.products.getCollectionBySlug(slug)).collection?.name;
 * ```
 * @see GET /stores-reader/v1/collections/slug/{slug}
 */
export const getCollectionBySlug = /* @__PURE__ */ operation<[slug: string], GetCollectionBySlugResponse>({
  id: 'stores.products.getCollectionBySlug',
  method: 'GET',
  path: '/stores-reader/v1/collections/slug/{slug}',
  input: (slug) => ({ slug }),
  response: collectionResponseShape,
  repeatable: true,
});
