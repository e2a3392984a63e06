import type { Tenant } from '../../../kernel/state/tenant.js';
import { changedEntity } from '../entity.js';
import { type StoredCategory, categories } from './category.js';
import { categoryError } from './category-error.js';
import { getChildren, getDescendants, getPath, placeSiblings } from './category-tree.js';
import { requireParent } from './create-category.js';
import { hideDescendants } from './set-category-visibility.js';

/** New place of a category. */
export interface CategoryPlace {
  /** Absent for the top level. */
  readonly parentId?: string;
  readonly position: 'FIRST' | 'LAST' | 'AFTER';
  /** Sibling that it is placed after, for `AFTER`. */
  readonly afterId?: string;
}

/** Index of the place among the siblings. */
function findPosition(siblings: readonly StoredCategory[], { afterId, position }: CategoryPlace): number {
  if (position === 'FIRST') return 0;
  if (position === 'LAST') return siblings.length;
  if (afterId === undefined) throw categoryError('MISSING_AFTER_CATEGORY', 'AFTER requires moveAfterCategoryId.');
  const index = siblings.findIndex(({ id }) => id === afterId);
  if (index >= 0) return index + 1;
  throw categoryError('AFTER_CATEGORY_NOT_IN_PARENT', 'The parent does not contain moveAfterCategoryId.', { afterId });
}

/**
 * Moves a category with its descendants. Below a hidden parent, they are hidden too.
 *
 * @returns The children of the new parent in their order.
 * @throws {ApplicationError} with the code of the violated rule of the tree
 */
export function moveCategory(tenant: Tenant, category: StoredCategory, place: CategoryPlace): StoredCategory[] {
  const { id, parentId: formerParentId } = category;
  const { parentId } = place;
  if (getPath(tenant, parentId).some((ancestor) => ancestor.id === id))
    throw categoryError('TREE_CYCLE_DETECTED', 'A category cannot be moved below itself.', { id });
  const lowest = Math.max(...[category, ...getDescendants(tenant, id)].map((one) => getPath(tenant, one.id).length));
  const parent = requireParent(tenant, parentId, lowest - getPath(tenant, id).length + 1);
  const siblings = getChildren(tenant, parentId).filter((sibling) => sibling.id !== id);
  const index = findPosition(siblings, place);
  const isHidden = category.visible && parent?.visible === false;
  if (isHidden) hideDescendants(tenant, category);
  const changes = { parentId, index, ...(isHidden && { visible: false }) };
  const moved = categories(tenant).put(changedEntity(tenant, category, changes));
  placeSiblings(tenant, [...siblings.slice(0, index), moved, ...siblings.slice(index)]);
  if (parentId !== formerParentId) placeSiblings(tenant, getChildren(tenant, formerParentId));
  return getChildren(tenant, parentId);
}
