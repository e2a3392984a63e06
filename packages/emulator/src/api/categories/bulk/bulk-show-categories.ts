import { route } from '../../../protocol/routing/route.js';
import { requireCategory } from '../../../shop/catalog-v3/categories/category.js';
import { setCategoryVisibility } from '../../../shop/catalog-v3/categories/set-category-visibility.js';
import { bulkItems, readBulk, readBulkIds } from '../../../protocol/http/bulk-items.js';
import { categoryFormat } from '../format-category.js';
import { checkTree } from '../tree-reference.js';

/** Shows up to 100 categories. Those with a hidden parent fail. */
export const bulkShowCategories = route({
  id: 'stores.categories.bulkShowCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/show', '/v1/bulk/categories/show'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    checkTree(body);
    const items = readBulkIds(body, 'categoryIds');
    const { returnEntity } = readBulk(body, 'categoryIds');
    const format = categoryFormat(context, body);
    return bulkItems(tenant, {
      items,
      apply(id) {
        const category = requireCategory(tenant, id);
        return category.visible ? category : setCategoryVisibility(tenant, category, true);
      },
      format: returnEntity && format,
      name: 'category',
    });
  },
});
