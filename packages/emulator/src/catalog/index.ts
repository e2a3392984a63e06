import { getCollectionBySlugRoute, getProductsCollectionBySlugRoute } from './get-collection-by-slug.js';
import { getCollectionRoute } from './get-collection.js';
import { getProductOptionsAvailabilityRoute } from './get-product-options-availability.js';
import { getProductRoute } from './get-product.js';
import { queryCollectionsByPostRoute, queryCollectionsRoute } from './query-collections.js';
import { queryProductVariantsRoute } from './query-product-variants.js';
import { queryProductsByPostRoute, queryProductsRoute } from './query-products.js';

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
] as const;
