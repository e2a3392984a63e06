import { route } from '../../../protocol/routing/route.js';
import { readBulkIds } from '../../../protocol/http/bulk-items.js';
import { requestedItem } from '../items/item-reference.js';
import { checkTree } from '../tree-reference.js';
import { changeCategoriesOfItem } from './categories-of-item.js';
import { remove } from './change-items.js';

/** Removes an item from up to 100 categories. */
export const bulkRemoveItemFromCategories = route({
  id: 'stores.categories.bulkRemoveItemFromCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/remove-item', '/v1/bulk/categories/remove-item'],
  access: 'merchant',
  handle(context) {
    const { body } = context;
    checkTree(body);
    return changeCategoriesOfItem(context, requestedItem(body), readBulkIds(body, 'categoryIds'), remove);
  },
});
