import type { Route } from '../../protocol/routing/route.js';
import { bulkProductRoutes } from './bulk/index.js';
import { countProducts } from './products/count-products.js';
import { createProductWithInventory } from './products/create-product-with-inventory.js';
import { createProductRoute } from './products/create-product.js';
import { deleteProductRoute } from './products/delete-product.js';
import { getAllProductsCategory } from './products/get-all-products-category.js';
import { getProductBySlug } from './products/get-product-by-slug.js';
import { getProduct } from './products/get-product.js';
import { queryProducts } from './products/query-products.js';
import { searchProducts } from './products/search-products.js';
import { updateProductWithInventory } from './products/update-product-with-inventory.js';
import { updateProductRoute } from './products/update-product.js';

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
