import { route } from '../../protocol/routing/route.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { readTagChanges } from '../catalog-v3/tags/read-tag-changes.js';
import { requireProductGroup } from './product-group-view.js';
import { updateTags } from './update-tags.js';

/** Assigns and unassigns tags of up to 100 product groups. */
export const bulkUpdateProductGroupTags = route({
  id: 'stores.productGroupsV3.bulkUpdateProductGroupTags',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/update-tags', '/v3/bulk/product-groups/update-tags'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const items = readBulkIds(body, 'productGroupIds');
    const changes = readTagChanges(body);
    const apply = (id: string) => updateTags(tenant, requireProductGroup(context, id), changes);
    return bulkItems(tenant, { items, apply });
  },
});
