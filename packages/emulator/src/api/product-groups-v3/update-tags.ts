import type { Tenant } from '../../kernel/state/tenant.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { type StoredProductGroup, productGroups } from '../../shop/catalog-v3/product-groups/product-group.js';
import { type TagChanges, changedTags } from '../../shop/catalog-v3/tags.js';

/**
 * Assigns and unassigns tags of a product group.
 *
 * @throws {ValidationError} if the group would have too many tags
 */
export const updateTags = (tenant: Tenant, group: StoredProductGroup, changes: TagChanges): StoredProductGroup =>
  productGroups(tenant).put(changedEntity(tenant, group, changedTags(group, changes)));
