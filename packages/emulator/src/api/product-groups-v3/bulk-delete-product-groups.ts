import { route } from '../../protocol/routing/route.js';
import { deleteProductGroup } from '../../shop/catalog-v3/product-groups/delete-product-group.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { requireProductGroup } from './product-group-view.js';

/** Deletes up to 100 product groups. Their members stay. */
export const bulkDeleteProductGroups = route({
  id: 'stores.productGroupsV3.bulkDeleteProductGroups',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/delete', '/v3/bulk/product-groups/delete'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const apply = (id: string) => {
      const group = requireProductGroup(context, id);
      deleteProductGroup(tenant, id);
      return group;
    };
    return bulkItems(tenant, { items: readBulkIds(body, 'productGroupIds'), apply });
  },
});
