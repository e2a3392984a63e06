import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { freeSlug, toSlug } from '../../slugs/slug.js';
import { newEntity } from '../entity.js';
import { type StoredCategory, categories } from './category.js';
import { categoryError } from './category-error.js';
import { getChildren, maxDepth, getPath } from './category-tree.js';

/** Maximum number of categories in the tree. The platform has a limit, but does not document it. */
const maxCategories = 1000;

/** Fields of a category that can be changed. */
export type CategoryFields = Pick<
  StoredCategory,
  'name' | 'description' | 'richDescription' | 'image' | 'seoData' | 'extendedFields'
>;

/** New category. Slug and handle are created from the name if absent. */
export type NewCategory = CategoryFields &
  Pick<StoredCategory, 'visible' | 'parentId' | 'managingAppId'> & { readonly slug?: string; readonly handle?: string };

const bySlug = ({ slug }: StoredCategory): readonly string[] => [slug];
const byHandle = ({ handle }: StoredCategory): readonly string[] => [handle];

const getSlugs = (tenant: Tenant) => getKeyIndex(categories(tenant), bySlug);
const getHandles = (tenant: Tenant) => getKeyIndex(categories(tenant), byHandle);

/** Category with a slug. */
export function categoryBySlug(tenant: Tenant, slug: string): StoredCategory | undefined {
  const [id] = getSlugs(tenant).get(slug) ?? [];
  return id === undefined ? undefined : categories(tenant).get(id);
}

/**
 * Checks that no other category has the slug.
 *
 * @throws {ApplicationError} `DUPLICATE_SLUG`
 */
export function checkSlug(tenant: Tenant, slug: string, own?: string): void {
  const existing = categoryBySlug(tenant, slug);
  if (existing && existing.id !== own) throw categoryError('DUPLICATE_SLUG', `A category has the slug ${slug}.`);
}

function checkHandle(tenant: Tenant, handle: string): void {
  const [existingCategoryId] = getHandles(tenant).get(handle) ?? [];
  if (existingCategoryId === undefined) return;
  throw categoryError('DUPLICATE_HANDLE', `A category has the handle ${handle}.`, { existingCategoryId });
}

/**
 * Checks that a parent is in the tree and has a level below it.
 *
 * @param levels - Levels that the parent gets below it.
 * @returns The parent. `undefined` for a top category.
 * @throws {ApplicationError} `PARENT_CATEGORY_NOT_IN_TREE`, `CATEGORY_DEPTH_LIMIT_EXCEEDED`
 */
export function requireParent(tenant: Tenant, id: string | undefined, levels = 1): StoredCategory | undefined {
  const path = getPath(tenant, id);
  if (id !== undefined && path.length === 0)
    throw categoryError('PARENT_CATEGORY_NOT_IN_TREE', 'The tree does not contain the parent.', { id });
  if (path.length + levels > maxDepth)
    throw categoryError('CATEGORY_DEPTH_LIMIT_EXCEEDED', `A tree has at most ${maxDepth} levels.`);
  return path.at(-1);
}

/**
 * Creates a category, as the last child of its parent.
 *
 * @throws {ApplicationError} with the code of the violated rule of the tree
 */
export function createCategory(tenant: Tenant, { handle, slug, ...fields }: NewCategory): StoredCategory {
  const parent = requireParent(tenant, fields.parentId);
  if (fields.visible && parent && !parent.visible)
    throw categoryError('PARENT_CATEGORY_HIDDEN', 'A category with a hidden parent cannot be visible.');
  if (categories(tenant).size >= maxCategories)
    throw categoryError('CATEGORIES_LIMIT_PER_TREE_EXCEEDED', `A tree has at most ${maxCategories} categories.`);
  if (slug !== undefined) checkSlug(tenant, slug);
  if (handle !== undefined) checkHandle(tenant, handle);
  const base = toSlug(fields.name) || 'category';
  return categories(tenant).put({
    ...newEntity(tenant),
    ...fields,
    slug: slug ?? freeSlug(base, getSlugs(tenant).keys()),
    handle: handle ?? freeSlug(base, getHandles(tenant).keys()),
    index: getChildren(tenant, fields.parentId).length,
    arrangedItemIds: [],
  });
}
