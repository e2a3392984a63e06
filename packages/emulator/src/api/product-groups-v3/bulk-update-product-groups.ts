import { route } from '../../protocol/routing/route.js';
import { bulkItems, entityId, readBulk } from '../../protocol/http/bulk-items.js';
import { formatProductGroup } from './format-product-group.js';
import { viewOf } from './product-group-view.js';
import { updateRequestedGroup } from './update-product-group.js';

/** Updates up to 100 product groups. Each requires its current revision. */
export const bulkUpdateProductGroups = route({
  id: 'stores.productGroupsV3.bulkUpdateProductGroups',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/update', '/v3/bulk/product-groups/update'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const view = viewOf(context, body);
    const { items, returnEntity } = readBulk(body, 'productGroups');
    const apply = (item: unknown) => updateRequestedGroup(context, item);
    const format = returnEntity && ((group: ReturnType<typeof apply>) => formatProductGroup(group, view));
    return bulkItems(tenant, { items, getId: entityId('productGroup'), apply, format });
  },
});
