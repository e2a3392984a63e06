import { present } from '../catalog-v3/present.js';
import { checkRevision, readChanges, type Update } from '../catalog-v3/read-changes.js';
import { readName } from '../catalog-v3/read-name.js';
import { readSlug } from '../catalog-v3/read-slug.js';
import { categorySource } from './category-source.js';
import { categoryFormat, formatCategory } from './format-category.js';
import { readFields } from './read-category.js';
import { checkTree, treeReference } from './tree-reference.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import { findBySearch, runSearch } from '../../kernel/query/search/run-search.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { categoryError } from '../../shop/catalog-v3/categories/category-error.js';
import { categories, requireCategory, type StoredCategory } from '../../shop/catalog-v3/categories/category.js';
import { checkManagingApp } from '../../shop/catalog-v3/categories/check-managed.js';
import {
  categoryBySlug,
  checkSlug,
  createCategory as create,
  type NewCategory,
} from '../../shop/catalog-v3/categories/create-category.js';
import { deleteCategory as deleteWithDescendants } from '../../shop/catalog-v3/categories/delete-category.js';
import { moveCategory as move } from '../../shop/catalog-v3/categories/move-category.js';
import { setCategoryVisibility } from '../../shop/catalog-v3/categories/set-category-visibility.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';

/** Lists the trees of the site: the one of the store. */
export const listTrees = route({
  id: 'stores.categories.listTrees',
  method: 'GET',
  paths: ['/categories/v1/categories/list-trees', '/v1/categories/list-trees'],
  access: 'visitor',
  handle: () => ({ trees: [treeReference] }),
});

/** Whether a query has a filter without conditions, and no cursor. */
function hasEmptyFilter(query: unknown): boolean {
  if (!isObject(query) || !isObject(query['filter']) || Object.keys(query['filter']).length > 0) return false;
  return !isObject(query['cursorPaging']) || isMissing(query['cursorPaging']['cursor']);
}

/** Queries categories by filter, sorting and page. The platform refuses an empty filter. */
export const queryCategories = route({
  id: 'stores.categories.queryCategories',
  method: 'POST',
  paths: ['/categories/v1/categories/query', '/v1/categories/query'],
  access: 'visitor',
  handle(context) {
    const { body } = context;
    checkTree(body);
    const format = categoryFormat(context, body);
    const query = isObject(body) ? body['query'] : undefined;
    if (hasEmptyFilter(query))
      throw new ApplicationError('invalidArgument', 'INVALID_FILTER', 'The filter has no condition. Omit it.');
    const { items, pagingMetadata } = runSearch(categorySource(context, body), query, 'query');
    return { categories: items.map(format), pagingMetadata };
  },
});

/** Searches categories by free text, filter, sorting and page, with aggregations. */
export const searchCategories = route({
  id: 'stores.categories.searchCategories',
  method: 'POST',
  paths: ['/categories/v1/categories/search', '/v1/categories/search'],
  access: 'visitor',
  handle(context) {
    const { body } = context;
    checkTree(body);
    const format = categoryFormat(context, body);
    const source = categorySource(context, body);
    const { items, ...result } = runSearch(source, isObject(body) ? body['search'] : undefined);
    return { categories: items.map(format), ...result };
  },
});

/** Counts the categories that match a filter and free text. */
export const countCategories = route({
  id: 'stores.categories.countCategories',
  method: 'POST',
  paths: ['/categories/v1/categories/count', '/v1/categories/count'],
  access: 'visitor',
  handle(context) {
    const { body } = context;
    checkTree(body);
    const { filter, search } = isObject(body) ? body : {};
    return { count: findBySearch(categorySource(context, body), { filter, search }).length };
  },
});

function readNewCategory(body: unknown): NewCategory {
  const read = new FieldReader();
  const input = bodyObject(read, body, 'category');
  if (!isMissing(input['id'])) {
    const rule = { ruleName: 'ID_NOT_ALLOWED_IN_REQUEST' };
    read.addViolation('category.id', 'must not be set for a new category', 'OTHER', rule);
  }
  const parent = read.object(input['parentCategory'], 'category.parentCategory');
  const parentId = read.string(parent?.['id'], 'category.parentCategory.id', { max: 36 }) || undefined;
  const slug = readSlug(read, input['slug'], 'category.slug');
  const handle = read.string(input['handle'], 'category.handle', { min: 1, max: 300 });
  const managingAppId = read.string(input['managingAppId'], 'category.managingAppId', { min: 1, max: 36 });
  const fields = readFields(read, input);
  const name = readName(read, input['name'], 'category.name', 80);
  const visible = read.boolean(input['visible'], 'category.visible') ?? true;
  read.check();
  return { ...present({ ...fields, slug, handle, parentId, managingAppId }), name, visible };
}

/** Creates a category, as the last child of its parent. */
export const createCategory = route({
  id: 'stores.categories.createCategory',
  method: 'POST',
  paths: ['/categories/v1/categories', '/v1/categories'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    checkTree(
      body,
      new ApplicationError('failedPrecondition', 'TREES_LIMIT_EXCEEDED', 'A store has one tree, without a key.'),
    );
    const format = categoryFormat(context, body);
    return { category: format(create(tenant, readNewCategory(body))) };
  },
});

/** Shows a category, or hides it with its descendants. Requires the current revision. */
export const updateCategoryVisibility = route({
  id: 'stores.categories.updateCategoryVisibility',
  method: 'PATCH',
  paths: ['/categories/v1/categories/visibility', '/v1/categories/visibility'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    checkTree(body);
    const format = categoryFormat(context, body);
    const read = new FieldReader();
    const input = isObject(body) ? body : {};
    for (const name of ['categoryId', 'visible', 'revision']) if (isMissing(input[name])) read.missing(name);
    const categoryId = read.string(input['categoryId'], 'categoryId', { max: 36 }) ?? '';
    const visible = read.boolean(input['visible'], 'visible') ?? true;
    read.check();
    const category = requireCategory(tenant, categoryId);
    checkRevision(category, input['revision']);
    return { category: format(setCategoryVisibility(tenant, category, visible)) };
  },
});

/** Gets the category with a slug, also a hidden one. */
export const getCategoryBySlug = route({
  id: 'stores.categories.getCategoryBySlug',
  method: 'GET',
  paths: ['/categories/v1/categories/slug/{slug}', '/v1/categories/slug/{slug}'],
  access: 'visitor',
  handle(context) {
    const { params, query, tenant } = context;
    checkTree(query);
    const format = categoryFormat(context, query);
    const category = categoryBySlug(tenant, params['slug'] ?? '');
    if (category) return { category: format(category) };
    throw new ApplicationError('notFound', 'CATEGORY_NOT_FOUND', 'No category has this slug.');
  },
});

/** Gets a category, also a hidden one. */
export const getCategory = route({
  id: 'stores.categories.getCategory',
  method: 'GET',
  paths: ['/categories/v1/categories/{categoryId}', '/v1/categories/{categoryId}'],
  access: 'visitor',
  handle(context) {
    const { params, query, tenant } = context;
    checkTree(query);
    return { category: categoryFormat(context, query)(requireCategory(tenant, params['categoryId'] ?? '')) };
  },
});

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

/** Deletes a category with its descendants. */
export const deleteCategory = route({
  id: 'stores.categories.deleteCategory',
  method: 'DELETE',
  paths: ['/categories/v1/categories/{categoryId}', '/v1/categories/{categoryId}'],
  access: 'merchant',
  handle({ caller, params, query, tenant }) {
    checkTree(query);
    const category = requireCategory(tenant, params['categoryId'] ?? '');
    checkManagingApp(category, caller.id);
    deleteWithDescendants(tenant, category);
    return {};
  },
});

/** Moves a category within its parent, or to another one. */
export const moveCategory = route({
  id: 'stores.categories.moveCategory',
  method: 'POST',
  paths: ['/categories/v1/categories/{categoryId}/move', '/v1/categories/{categoryId}/move'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    checkTree(body);
    const read = new FieldReader();
    const input = isObject(body) ? body : {};
    if (isMissing(input['position'])) read.missing('position');
    const position = read.enumeration(input['position'], 'position', ['FIRST', 'LAST', 'AFTER']) ?? 'LAST';
    const parentId = read.string(input['parentCategoryId'], 'parentCategoryId', { max: 36 }) || undefined;
    const afterId = read.string(input['moveAfterCategoryId'], 'moveAfterCategoryId', { max: 36 }) || undefined;
    read.check();
    const children = move(tenant, requireCategory(tenant, params['categoryId'] ?? ''), {
      position,
      ...(parentId !== undefined && { parentId }),
      ...(afterId !== undefined && { afterId }),
    });
    return {
      ...(parentId !== undefined && { parentCategoryId: parentId }),
      categoriesAfterMove: children.map(({ id }) => id),
    };
  },
});
