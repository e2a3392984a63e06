import { operation } from '@cartwright/core';
import { collectionShape, type Collection } from './collection.js';

/** Response of `getCollectionBySlug`. */
export interface GetCollectionBySlugResponse {
  /** The collection. */
  collection?: Collection;
}

/**
 * Gets a collection by its slug.
 *
 * @param slug - URL slug of the collection.
 * @returns The collection.
 * @throws `CartwrightError` `invalid_argument` for an empty slug; no request is sent.
 * @throws `ApiError` with status 404 when no collection has this slug.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { collections } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { collections } });
 * const { collection } = await client.collections.getCollectionBySlug('featured-products');
 * export { collection };
 * ```
 * @see GET /v2/collections/slug/{slug}
 */
export const getCollectionBySlug = /* @__PURE__ */ operation<[slug: string], GetCollectionBySlugResponse>({
  id: 'stores.collections.getCollectionBySlug',
  method: 'GET',
  path: '/v2/collections/slug/{slug}',
  args: ['slug'],
  response: { collection: collectionShape },
  repeatable: true,
});
