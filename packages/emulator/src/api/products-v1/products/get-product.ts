import { route } from '../../../protocol/routing/route.js';
import { productOf } from '../product-of.js';
import { viewOf } from '../view-of.js';
import { wireProduct } from '../wire-product.js';

/** Gets a product by id. */
export const getProductRoute = route({
  id: 'stores.products.getProduct',
  method: 'GET',
  paths: ['/stores-reader/v1/products/{id}', '/v1/products/{id}', '/stores/v1/products/{id}'],
  access: 'visitor',
  handle: (context) => ({ product: wireProduct(productOf(context), viewOf(context)) }),
});
