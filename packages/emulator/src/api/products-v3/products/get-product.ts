import { route } from '../../../protocol/routing/route.js';
import { products } from '../../../shop/catalog-v3/products/product.js';
import { formatWholeProduct } from '../format/format-product.js';
import { viewOf, visibleProduct } from '../product-access.js';

/** Gets a product with its variants. */
export const getProduct = route({
  id: 'stores.productsV3.getProduct',
  method: 'GET',
  paths: ['/stores/v3/products/{productId}', '/v3/products/{productId}'],
  access: 'visitor',
  handle: (context) => {
    const view = viewOf(context, context.query);
    const product = products(context.tenant).get(context.params['productId'] ?? '');
    return { product: formatWholeProduct(visibleProduct(context, product), view) };
  },
});
