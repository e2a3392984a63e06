import { createProductRoute } from './create-product.js';
import { deleteProductOptionsRoute } from './delete-product-options.js';
import { deleteProductRoute } from './delete-product.js';
import { removeBrandRoute } from './remove-brand.js';
import { removeRibbonRoute } from './remove-ribbon.js';
import { updateProductRoute } from './update-product.js';

export { repriced } from './repriced.js';
export { saveProduct } from './save-product.js';

/** The routes that make, change and delete products. */
export const productRoutes = [
  createProductRoute,
  updateProductRoute,
  deleteProductRoute,
  deleteProductOptionsRoute,
  removeBrandRoute,
  removeRibbonRoute,
] as const;
