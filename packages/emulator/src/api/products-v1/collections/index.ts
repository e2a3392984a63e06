import { addProductsToCollectionRoute } from './add-products-to-collection.js';
import { createCollectionRoute } from './create-collection.js';
import { deleteCollectionRoute } from './delete-collection.js';
import { getCollectionBySlugRoute, getProductsCollectionBySlugRoute } from './get-collection-by-slug.js';
import { getCollectionRoute } from './get-collection.js';
import {
  queryCollectionsByPostRoute,
  queryCollectionsByRestRoute,
  queryCollectionsRoute,
} from './query-collections.js';
import { removeProductsFromCollectionRoute } from './remove-products-from-collection.js';
import { updateCollectionRoute } from './update-collection.js';

/** The routes of collections. */
export const collectionRoutes = [
  queryCollectionsRoute,
  queryCollectionsByPostRoute,
  queryCollectionsByRestRoute,
  getCollectionRoute,
  getCollectionBySlugRoute,
  getProductsCollectionBySlugRoute,
  createCollectionRoute,
  updateCollectionRoute,
  deleteCollectionRoute,
  addProductsToCollectionRoute,
  removeProductsFromCollectionRoute,
] as const;
