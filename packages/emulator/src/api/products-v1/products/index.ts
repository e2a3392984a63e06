import { createProductRoute } from './create-product.js';
import { deleteProductOptionsRoute } from './delete-product-options.js';
import { deleteProductRoute } from './delete-product.js';
import { getProductRoute } from './get-product.js';
import { queryProductsByPostRoute, queryProductsByRestRoute, queryProductsRoute } from './query-products.js';
import { removeBrandRoute } from './remove-brand.js';
import { removeRibbonRoute } from './remove-ribbon.js';
import { updateProductRoute } from './update-product.js';
/** The routes of products. */
export const productRoutes = [
  queryProductsRoute,
  queryProductsByPostRoute,
  queryProductsByRestRoute,
  getProductRoute,
  createProductRoute,
  updateProductRoute,
  deleteProductRoute,
  deleteProductOptionsRoute,
  removeBrandRoute,
  removeRibbonRoute,
] as const;
