import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { collections } from '../../../shop/catalog-v1/collection.js';
import { collectionSizes } from '../collection-sizes.js';
import { formatCollection } from '../format-collection.js';

const getCollectionBySlug = (context: RouteContext): object => {
  for (const collection of collections(context.tenant).values()) {
    if (collection.slug === context.params['slug']) {
      const size = collectionSizes(context).get(collection.id) ?? 0;
      return { collection: formatCollection(collection, size, context.origin) };
    }
  }
  throw new ApplicationError('notFound', undefined, 'Collection not found.');
};

/** Gets a collection by slug. An unknown slug is a 404 without an application error, as on the platform. */
export const getCollectionBySlugRoute = route({
  id: 'stores.collections.getCollectionBySlug',
  method: 'GET',
  paths: ['/v2/collections/slug/{slug}', '/stores-reader/v2/collections/slug/{slug}'],
  access: 'visitor',
  handle: getCollectionBySlug,
});

/** Gets a collection by slug, by the path of the Products API. */
export const getProductsCollectionBySlugRoute = route({
  id: 'stores.products.getCollectionBySlug',
  method: 'GET',
  paths: [
    '/stores-reader/v1/collections/slug/{slug}',
    '/v1/collections/slug/{slug}',
    '/stores/v1/collections/slug/{slug}',
  ],
  access: 'visitor',
  handle: getCollectionBySlug,
});
