import { route } from '../../protocol/routing/route.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { createRequestedGroup } from './create-product-group.js';
import { formatProductGroup } from './format-product-group.js';
import { viewOf } from './product-group-view.js';

/** Creates up to 100 product groups without members. */
export const bulkCreateProductGroups = route({
  id: 'stores.productGroupsV3.bulkCreateProductGroups',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/create', '/v3/bulk/product-groups/create'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const view = viewOf(context, body);
    const { items, returnEntity } = readBulk(body, 'productGroups');
    const apply = (productGroup: unknown) => createRequestedGroup(tenant, { productGroup });
    const format = returnEntity && ((group: ReturnType<typeof apply>) => formatProductGroup(group, view));
    return { ...bulkItems(tenant, { items, apply, format }), fields: [...view.fields] };
  },
});
