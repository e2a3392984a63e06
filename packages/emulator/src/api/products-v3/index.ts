import type { Route } from '../../protocol/routing/route.js';
import { bulkProductRoutes } from './bulk/index.js';
import {
  countProducts,
  createProductRoute,
  createProductWithInventory,
  deleteProductRoute,
  getAllProductsCategory,
  getProduct,
  getProductBySlug,
  queryProducts,
  searchProducts,
  updateProductRoute,
  updateProductWithInventory,
} from './products/products-routes.js';

/** The routes of products of Catalog V3. */
export const productV3Routes: readonly Route[] = [
  createProductRoute,
  getProduct,
  getProductBySlug,
  updateProductRoute,
  deleteProductRoute,
  getAllProductsCategory,
  ...queryProducts,
  ...searchProducts,
  ...countProducts,
  createProductWithInventory,
  updateProductWithInventory,
  ...bulkProductRoutes,
];
