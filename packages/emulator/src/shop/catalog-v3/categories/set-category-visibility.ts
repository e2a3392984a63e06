import type { Tenant } from '../../../kernel/state/tenant.js';
import { changedEntity } from '../entity.js';
import { type StoredCategory, categories } from './category.js';
import { categoryError } from './category-error.js';
import { getDescendants } from './category-tree.js';

/** Hides the descendants of a category. */
export function hideDescendants(tenant: Tenant, { id }: StoredCategory): void {
  for (const descendant of getDescendants(tenant, id)) {
    if (descendant.visible) categories(tenant).put(changedEntity(tenant, descendant, { visible: false }));
  }
}

/**
 * Hides a category with its descendants, or shows the category alone.
 *
 * @throws {ApplicationError} `PARENT_CATEGORY_HIDDEN`
 */
export function setCategoryVisibility(tenant: Tenant, category: StoredCategory, visible: boolean): StoredCategory {
  if (!visible) hideDescendants(tenant, category);
  const { parentId } = category;
  if (visible && parentId !== undefined && categories(tenant).get(parentId)?.visible === false)
    throw categoryError('PARENT_CATEGORY_HIDDEN', 'A category with a hidden parent cannot be visible.', { parentId });
  return categories(tenant).put(changedEntity(tenant, category, { visible }));
}
