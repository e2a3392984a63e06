import { route } from '../../../protocol/routing/route.js';
import { products } from '../../../shop/catalog-v1/product.js';
import { requestedProduct } from '../find-product.js';

/** Deletes a product. Carts report its line items as not found. */
export const deleteProductRoute = route({
  id: 'stores.products.deleteProduct',
  method: 'DELETE',
  paths: ['/stores/v1/products/{id}', '/v1/products/{id}'],
  access: 'merchant',
  handle: (context) => {
    products(context.tenant).delete(requestedProduct(context).id);
    return {};
  },
});
