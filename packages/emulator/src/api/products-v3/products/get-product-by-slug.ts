import { route } from '../../../protocol/routing/route.js';
import { findByKey } from '../../../shop/catalog-v3/products/product-keys.js';
import { formatWholeProduct } from '../format/format-product.js';
import { viewOf, visibleProduct } from '../product-access.js';

/** Gets a product with its variants by its slug. */
export const getProductBySlug = route({
  id: 'stores.productsV3.getProductBySlug',
  method: 'GET',
  paths: ['/stores/v3/products/slug/{slug}', '/v3/products/slug/{slug}'],
  access: 'visitor',
  handle: (context) => {
    const view = viewOf(context, context.query);
    const product = findByKey(context.tenant, 'slug', context.params['slug'] ?? '');
    return { product: formatWholeProduct(visibleProduct(context, product), view) };
  },
});
