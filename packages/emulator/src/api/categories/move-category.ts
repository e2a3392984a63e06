import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { requireCategory } from '../../shop/catalog-v3/categories/category.js';
import { moveCategory as move } from '../../shop/catalog-v3/categories/move-category.js';
import { checkTree } from './tree-reference.js';

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
    const position = read.oneOf(input['position'], 'position', ['FIRST', 'LAST', 'AFTER']) ?? 'LAST';
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
