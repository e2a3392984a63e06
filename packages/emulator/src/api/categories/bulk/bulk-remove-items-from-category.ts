import { route } from '../../../protocol/routing/route.js';
import { remove } from './change-items.js';
import { changeItemsOfCategory } from './items-of-category.js';

/** Removes up to 100 items from a category. */
export const bulkRemoveItemsFromCategory = route({
  id: 'stores.categories.bulkRemoveItemsFromCategory',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/{categoryId}/remove-items', '/v1/bulk/categories/{categoryId}/remove-items'],
  access: 'merchant',
  handle: (context) => changeItemsOfCategory(context, remove, 100),
});
