import { route } from '../../../protocol/routing/route.js';
import { add } from './change-items.js';
import { changeItemsOfCategory } from './items-of-category.js';

/** Adds up to 1,000 items to a category. */
export const bulkAddItemsToCategory = route({
  id: 'stores.categories.bulkAddItemsToCategory',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/{categoryId}/add-items', '/v1/bulk/categories/{categoryId}/add-items'],
  access: 'merchant',
  handle: (context) => changeItemsOfCategory(context, add, 1000),
});
