import { route } from '../../../protocol/routing/route.js';
import { requestedProduct } from '../find-product.js';
import { variantsAreManaged } from '../../../shop/catalog-v1/products/apply-change.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';

/** Removes all options of a product. Its variants must not be managed. */
export const deleteProductOptionsRoute = route({
  id: 'stores.products.deleteProductOptions',
  method: 'DELETE',
  paths: ['/stores/v1/products/{id}/options', '/v1/products/{id}/options'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    if (product.manageVariants && product.options.length > 0) throw variantsAreManaged(product.id);
    saveProduct(context.tenant, { ...product, options: [] });
    return {};
  },
});
