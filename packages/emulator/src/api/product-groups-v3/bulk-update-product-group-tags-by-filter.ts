import { newId } from '../../kernel/state/ids.js';
import { route } from '../../protocol/routing/route.js';
import { findEntities } from '../catalog-v3/cursor-query.js';
import { readTagChanges } from '../catalog-v3/tags/read-tag-changes.js';
import { querySource } from './product-group-source.js';
import { updateTags } from './update-tags.js';

/** Assigns and unassigns tags of the product groups that match a filter. */
export const bulkUpdateProductGroupTagsByFilter = route({
  id: 'stores.productGroupsV3.bulkUpdateProductGroupTagsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/update-tags-by-filter', '/v3/bulk/product-groups/update-tags-by-filter'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const found = findEntities(querySource(context), body);
    const changes = readTagChanges(body);
    for (const group of found) updateTags(tenant, group, changes);
    return { jobId: newId() };
  },
});
