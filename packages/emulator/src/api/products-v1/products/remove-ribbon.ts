import { route } from '../../../protocol/routing/route.js';
import { requestedProduct } from '../find-product.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';

/** Removes the ribbon of a product. */
export const removeRibbonRoute = route({
  id: 'stores.products.removeRibbon',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/remove-ribbon', '/v1/products/{id}/remove-ribbon'],
  access: 'merchant',
  handle: (context) => {
    saveProduct(context.tenant, { ...requestedProduct(context), ribbon: '' });
    return {};
  },
});
