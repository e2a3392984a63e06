import { addProductsToCollectionRoute } from './add-products-to-collection.js';
import { createCollectionRoute } from './create-collection.js';
import { deleteCollectionRoute } from './delete-collection.js';
import { removeProductsFromCollectionRoute } from './remove-products-from-collection.js';
import { updateCollectionRoute } from './update-collection.js';

/** The routes that make, change, fill and delete collections. */
export const collectionRoutes = [
  createCollectionRoute,
  updateCollectionRoute,
  deleteCollectionRoute,
  addProductsToCollectionRoute,
  removeProductsFromCollectionRoute,
] as const;
