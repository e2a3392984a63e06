import type { Tenant } from '../../../kernel/state/tenant.js';
import { route } from '../../../protocol/routing/route.js';
import { saveProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import type { StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { type TagChanges, changedTags } from '../../../shop/catalog-v3/tags.js';
import { bulkItems, readBulkIds } from '../../../protocol/http/bulk-items.js';
import { readTagChanges } from '../../catalog-v3/tags/read-tag-changes.js';
import { requireProduct } from '../product-access.js';
import { byFilter } from './by-filter.js';

const changeTags = (tenant: Tenant, product: StoredProduct, changes: TagChanges): StoredProduct =>
  saveProduct(tenant, product, changedTags(product, changes));

/** Assigns and unassigns tags of products. */
export const bulkUpdateProductTags = route({
  id: 'stores.productsV3.bulkUpdateProductTags',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/update-tags', '/v3/bulk/products/update-tags'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const items = readBulkIds(body, 'productIds');
    const changes = readTagChanges(body);
    return bulkItems(tenant, {
      items,
      apply: (id) => changeTags(tenant, requireProduct(tenant, id), changes),
    });
  },
});

/** Assigns and unassigns tags of the products that match a filter. */
export const bulkUpdateProductTagsByFilter = route({
  id: 'stores.productsV3.bulkUpdateProductTagsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/update-tags-by-filter', '/v3/bulk/products/update-tags-by-filter'],
  access: 'merchant',
  handle: (context) => {
    const changes = readTagChanges(context.body);
    return byFilter(context, (product) => void changeTags(context.tenant, product, changes));
  },
});
