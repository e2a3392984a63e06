import { bulkRoutes } from './bulk/index.js';
import { collectionRoutes } from './collections/index.js';
import { getCollectionBySlugRoute, getProductsCollectionBySlugRoute } from './get-collection-by-slug.js';
import { getCollectionRoute } from './get-collection.js';
import { getProductOptionsAvailabilityRoute } from './get-product-options-availability.js';
import { getProductRoute } from './get-product.js';
import { productMediaRoutes } from './media/index.js';
import { productRoutes } from './products/index.js';
import { queryCollectionsByPostRoute, queryCollectionsRoute } from './query-collections.js';
import { queryProductVariantsRoute } from './query-product-variants.js';
import { queryProductsByPostRoute, queryProductsRoute } from './query-products.js';
import { variantRoutes } from './variants/index.js';

/** The routes of products, variants and collections. */
export const catalogRoutes = [
  queryProductsRoute,
  queryProductsByPostRoute,
  getProductRoute,
  getProductOptionsAvailabilityRoute,
  queryProductVariantsRoute,
  queryCollectionsRoute,
  queryCollectionsByPostRoute,
  getCollectionBySlugRoute,
  getProductsCollectionBySlugRoute,
  getCollectionRoute,
  ...productRoutes,
  ...variantRoutes,
  ...productMediaRoutes,
  ...collectionRoutes,
  ...bulkRoutes,
] as const;
