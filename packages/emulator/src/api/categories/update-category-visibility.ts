import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { requireCategory } from '../../shop/catalog-v3/categories/category.js';
import { setCategoryVisibility } from '../../shop/catalog-v3/categories/set-category-visibility.js';
import { checkRevision } from '../catalog-v3/read-changes.js';
import { categoryFormat } from './format-category.js';
import { checkTree } from './tree-reference.js';

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
