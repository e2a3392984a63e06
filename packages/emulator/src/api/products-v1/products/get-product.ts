import { route } from '../../../protocol/routing/route.js';
import { requestedProduct } from '../find-product.js';
import { viewOf } from '../view-of.js';
import { formatProduct } from '../format-product.js';

/** Gets a product by id. */
export const getProductRoute = route({
  id: 'stores.products.getProduct',
  method: 'GET',
  paths: ['/stores-reader/v1/products/{id}', '/v1/products/{id}', '/stores/v1/products/{id}'],
  access: 'visitor',
  handle: (context) => ({ product: formatProduct(requestedProduct(context), viewOf(context)) }),
});
