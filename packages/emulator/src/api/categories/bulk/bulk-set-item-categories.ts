import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { entriesOfItem, hasItem } from '../../../shop/catalog-v3/categories/category-items.js';
import { requestedItem } from '../items/item-reference.js';
import { checkTree } from '../tree-reference.js';
import { changeCategoriesOfItem } from './categories-of-item.js';
import { add, remove } from './change-items.js';

function readCategoryIds(body: unknown): readonly string[] {
  const read = new FieldReader();
  const ids = read.ids((isObject(body) && body['categoryIds']) || [], 'categoryIds', { max: 1000 });
  read.check();
  return ids;
}

/** Adds an item to the categories of a list, and removes it from all others but the one of all products. */
export const bulkSetItemCategories = route({
  id: 'stores.categories.bulkSetItemCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/set-item-categories', '/v1/bulk/categories/set-item-categories'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    checkTree(body);
    const item = requestedItem(body);
    const ids = readCategoryIds(body);
    const former = entriesOfItem(tenant, item.catalogItemId).map(({ categoryId }) => categoryId);
    const added = changeCategoriesOfItem(
      context,
      item,
      ids.filter((id) => !hasItem(tenant, id, item.catalogItemId)),
      add,
    );
    const removed = changeCategoriesOfItem(
      context,
      item,
      former.filter((id) => !ids.includes(id)),
      remove,
    );
    const sum = (name: 'totalSuccesses' | 'totalFailures') =>
      added.bulkActionMetadata[name] + removed.bulkActionMetadata[name];
    return {
      addResults: added.results,
      removeResults: removed.results,
      bulkActionMetadata: {
        totalSuccesses: sum('totalSuccesses'),
        totalFailures: sum('totalFailures'),
        undetailedFailures: 0,
      },
    };
  },
});
