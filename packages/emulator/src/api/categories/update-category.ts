import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { type StoredCategory, categories, requireCategory } from '../../shop/catalog-v3/categories/category.js';
import { categoryError } from '../../shop/catalog-v3/categories/category-error.js';
import { checkSlug } from '../../shop/catalog-v3/categories/create-category.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { type Update, readChanges } from '../catalog-v3/read-changes.js';
import { readSlug } from '../catalog-v3/read-slug.js';
import { categoryFormat, formatCategory } from './format-category.js';
import { readFields } from './read-category.js';
import { checkTree } from './tree-reference.js';

/** Fields that a mask may contain, also those that have another operation or cannot be changed. */
const fields: Update<StoredCategory>['fields'] = {
  name: 'value',
  slug: 'value',
  description: 'value',
  richContentDescription: 'any',
  image: 'any',
  seoData: 'any',
  extendedFields: 'any',
  visible: 'value',
  parentCategory: 'any',
  handle: 'value',
  managingAppId: 'value',
  itemCounter: 'value',
  breadcrumbsInfo: 'any',
  treeReference: 'any',
};

/**
 * Applies the update of a request: `{ category: { revision, … }, fieldMask }`.
 *
 * @param checkChanges - Checks the requested changes of the category.
 * @throws {ApplicationError} 404 `CATEGORY_NOT_FOUND`, 409 `INVALID_REVISION`, `DUPLICATE_SLUG`, `REMOVED_SLUG`
 */
export function updateRequestedCategory(
  { origin, tenant }: RouteContext,
  request: unknown,
  pathId?: string,
  checkChanges: (changes: Input, category: StoredCategory) => void = () => undefined,
): StoredCategory {
  const read = new FieldReader();
  const requested = new Set(['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'] as const);
  const { changes, check, entity } = readChanges(
    read,
    request,
    {
      name: 'category',
      find: (id) => requireCategory(tenant, id),
      format: (category) => formatCategory(tenant, category, origin, requested),
      fields,
    },
    pathId,
  );
  const isSlugRemoved = 'slug' in changes && !changes['slug'] && changes['slug'] !== undefined;
  const slug = isSlugRemoved ? undefined : readSlug(read, changes['slug'], 'category.slug');
  const changed = { ...readFields(read, changes), ...(slug !== undefined && { slug }) };
  check();
  checkChanges(changes, entity);
  if (isSlugRemoved) throw categoryError('REMOVED_SLUG', 'A category needs a slug.');
  if (slug !== undefined) checkSlug(tenant, slug, entity.id);
  return categories(tenant).put(changedEntity(tenant, entity, changed));
}

/** Updates a category. Requires the current revision. */
export const updateCategory = route({
  id: 'stores.categories.updateCategory',
  method: 'PATCH',
  paths: ['/categories/v1/categories/{category.id}', '/v1/categories/{category.id}'],
  access: 'merchant',
  handle(context) {
    const { body, params } = context;
    checkTree(body);
    const format = categoryFormat(context, body);
    return { category: format(updateRequestedCategory(context, body, params['category.id'])) };
  },
});
