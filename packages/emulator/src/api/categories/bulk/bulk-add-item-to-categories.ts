import { route } from '../../../protocol/routing/route.js';
import { readBulkIds } from '../../../protocol/http/bulk-items.js';
import { requestedItem } from '../items/item-reference.js';
import { checkTree } from '../tree-reference.js';
import { changeCategoriesOfItem } from './categories-of-item.js';
import { add } from './change-items.js';

/** Adds an item to up to 100 categories. */
export const bulkAddItemToCategories = route({
  id: 'stores.categories.bulkAddItemToCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/add-item', '/v1/bulk/categories/add-item'],
  access: 'merchant',
  handle(context) {
    const { body } = context;
    checkTree(body);
    return changeCategoriesOfItem(context, requestedItem(body), readBulkIds(body, 'categoryIds'), add);
  },
});
