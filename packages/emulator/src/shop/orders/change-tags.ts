import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder, Tags } from './order.js';
import { saveOrder } from './save-order.js';

/** Assigns and removes tags of an order. A tag in both lists is removed. */
export function changeTags(
  tenant: Tenant,
  order: StoredOrder,
  { assigned, unassigned }: { readonly assigned: Tags; readonly unassigned: Tags },
): StoredOrder {
  const after = (list: keyof Tags) =>
    [...new Set([...order.tags[list], ...assigned[list]])].filter((tag) => !unassigned[list].includes(tag));
  const { tags: _written, ...written } = order.written;
  const tags = { tags: after('tags'), privateTags: after('privateTags') };
  return saveOrder(tenant, { ...order, written, tags });
}
