import type { Tenant } from '../../../kernel/state/tenant.js';
import { memberIds } from './group-members.js';
import { groupMemberships, productGroups } from './product-group.js';

/** Deletes a product group. Its members stay. */
export function deleteProductGroup(tenant: Tenant, id: string): void {
  for (const productId of memberIds(tenant, id)) groupMemberships(tenant).delete(productId);
  productGroups(tenant).delete(id);
}
