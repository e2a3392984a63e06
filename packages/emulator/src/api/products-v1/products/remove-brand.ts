import { route } from '../../../protocol/routing/route.js';
import { requestedProduct } from '../find-product.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';

/** Removes the brand of a product. */
export const removeBrandRoute = route({
  id: 'stores.products.removeBrand',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/remove-brand', '/v1/products/{id}/remove-brand'],
  access: 'merchant',
  handle: (context) => {
    saveProduct(context.tenant, { ...requestedProduct(context), brand: null });
    return {};
  },
});
