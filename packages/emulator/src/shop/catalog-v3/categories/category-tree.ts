import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredCategory, categories } from './category.js';

/** Maximum number of levels of the tree. */
export const maxDepth = 5;

const byParent = ({ parentId = '' }: StoredCategory): readonly string[] => [parentId];

/** Children of a category in their order. Without an ID, the top categories. */
export const getChildren = (tenant: Tenant, parentId: string | undefined): StoredCategory[] =>
  [...(getKeyIndex(categories(tenant), byParent).get(parentId ?? '') ?? [])]
    .flatMap((id) => categories(tenant).get(id) ?? [])
    .sort((left, right) => left.index - right.index);

/** Category and its ancestors, the top one first. Empty if there is no category with the ID. */
export function getPath(tenant: Tenant, id: string | undefined): StoredCategory[] {
  const path: StoredCategory[] = [];
  let category = id === undefined ? undefined : categories(tenant).get(id);
  while (category) {
    path.unshift(category);
    category = category.parentId === undefined ? undefined : categories(tenant).get(category.parentId);
  }
  return path;
}

/** Categories below a category, parents before their children. */
export const getDescendants = (tenant: Tenant, id: string): StoredCategory[] =>
  getChildren(tenant, id).flatMap((child) => [child, ...getDescendants(tenant, child.id)]);

/** Stores the position of each sibling. A changed position alone is no update of a category. */
export function placeSiblings(tenant: Tenant, siblings: readonly StoredCategory[]): void {
  for (const [index, sibling] of siblings.entries()) {
    if (sibling.index !== index) categories(tenant).put({ ...sibling, index });
  }
}
