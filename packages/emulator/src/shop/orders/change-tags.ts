import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder } from './order.js';
import { saveOrder } from './save-order.js';

/** The ids of the tags of an order: those that everybody with access sees, and private ones. */
export type Tags = Readonly<Record<'tags' | 'privateTags', readonly string[]>>;

const tagsOf = ({ fields }: StoredOrder): Tags => {
  const stored = (fields['tags'] ?? {}) as Partial<Record<keyof Tags, { tagIds?: readonly string[] }>>;
  return { tags: stored.tags?.tagIds ?? [], privateTags: stored.privateTags?.tagIds ?? [] };
};

/** Assigns tags to an order and removes others. A tag that is in both is removed. */
export function changeTags(
  tenant: Tenant,
  order: StoredOrder,
  { assigned, unassigned }: { readonly assigned: Tags; readonly unassigned: Tags },
): StoredOrder {
  const before = tagsOf(order);
  const after = (list: keyof Tags) => ({
    tagIds: [...new Set([...before[list], ...assigned[list]])].filter((tag) => !unassigned[list].includes(tag)),
  });
  const tags = { tags: after('tags'), privateTags: after('privateTags') };
  return saveOrder(tenant, { ...order, fields: { ...order.fields, tags } });
}
