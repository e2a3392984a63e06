import { route } from '../../../protocol/routing/route.js';
import { deleteProduct } from '../../../shop/catalog-v3/product-changes/delete-product.js';
import { requireProduct } from '../product-access.js';

/** Deletes a product with its inventory. */
export const deleteProductRoute = route({
  id: 'stores.productsV3.deleteProduct',
  method: 'DELETE',
  paths: ['/stores/v3/products/{productId}', '/v3/products/{productId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    deleteProduct(tenant, requireProduct(tenant, params['productId'] ?? ''));
    return {};
  },
});
