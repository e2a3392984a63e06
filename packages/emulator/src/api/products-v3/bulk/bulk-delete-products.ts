import { route } from '../../../protocol/routing/route.js';
import { deleteProduct } from '../../../shop/catalog-v3/product-changes/delete-product.js';
import { bulkItems, readBulk } from '../../../protocol/http/bulk-items.js';
import { checkDistinct } from '../input/check-totals.js';
import { requireProduct } from '../product-access.js';
import { byFilter } from './by-filter.js';

/** Deletes products with their inventory. */
export const bulkDeleteProducts = route({
  id: 'stores.productsV3.bulkDeleteProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/delete', '/v3/bulk/products/delete'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const ids = readBulk(body, 'productIds').items.map(String);
    checkDistinct(ids, 'productIds');
    return bulkItems(tenant, {
      items: ids,
      apply: (id) => {
        const product = requireProduct(tenant, id);
        deleteProduct(tenant, product);
        return product;
      },
    });
  },
});

/** Deletes the products that match a filter, with their inventory. */
export const bulkDeleteProductsByFilter = route({
  id: 'stores.productsV3.bulkDeleteProductsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/delete-by-filter', '/v3/bulk/products/delete-by-filter'],
  access: 'merchant',
  handle: (context) => byFilter(context, (product) => deleteProduct(context.tenant, product)),
});
