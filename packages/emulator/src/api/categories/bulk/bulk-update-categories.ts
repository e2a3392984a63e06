import type { Input } from '../../../kernel/input/object.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import type { StoredCategory } from '../../../shop/catalog-v3/categories/category.js';
import { categoryError } from '../../../shop/catalog-v3/categories/category-error.js';
import { bulkItems, entityId, readBulk } from '../../../protocol/http/bulk-items.js';
import { categoryFormat } from '../format-category.js';
import { checkTree } from '../tree-reference.js';
import { updateRequestedCategory } from '../update-category.js';

/**
 * Checks that a field with another operation, visibility or parent, keeps its value.
 *
 * @throws {ApplicationError} `UPDATE_OF_FIELD_NOT_ALLOWED`
 */
function checkOtherFields({ parentCategory, visible }: Input, category: StoredCategory): void {
  const parentId = isObject(parentCategory) ? parentCategory['id'] : undefined;
  const field =
    (!isMissing(visible) && visible !== category.visible && 'visible') ||
    (!isMissing(parentId) && parentId !== category.parentId && 'parentCategory');
  if (field) throw categoryError('UPDATE_OF_FIELD_NOT_ALLOWED', `${field} has another operation.`, { field });
}

/** Updates up to 100 categories. Each requires its current revision. */
export const bulkUpdateCategories = route({
  id: 'stores.categories.bulkUpdateCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/update', '/v1/bulk/categories/update'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    checkTree(body);
    const { items, returnEntity } = readBulk(body, 'categories');
    const format = categoryFormat(context, body);
    return bulkItems(tenant, {
      items,
      getId: entityId('category'),
      apply: (item) => updateRequestedCategory(context, item, undefined, checkOtherFields),
      format: returnEntity && format,
      name: 'category',
    });
  },
});
