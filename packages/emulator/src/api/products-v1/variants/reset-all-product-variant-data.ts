import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { route } from '../../../protocol/routing/route.js';
import { requestedProduct } from '../find-product.js';
/**
 * Resets all variants of a product to the product's price, cost, weight, SKU and dimensions, and makes them visible.
 * Stock stays unchanged.
 */
export const resetAllProductVariantDataRoute = route({
  id: 'stores.products.resetAllProductVariantData',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/variants/resetToDefault', '/v1/products/{id}/variants/resetToDefault'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const variants = product.variants.map(({ id, choices, preorder, stock }) => ({
      id,
      choices,
      visible: true,
      stock,
      ...(preorder && { preorder }),
    }));
    saveProduct(context.tenant, { ...product, variants });
    return {};
  },
});
