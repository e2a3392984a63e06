import { bulkAddItemToCategories } from './bulk/bulk-add-item-to-categories.js';
import { bulkAddItemsToCategory } from './bulk/bulk-add-items-to-category.js';
import { bulkRemoveItemFromCategories } from './bulk/bulk-remove-item-from-categories.js';
import { bulkRemoveItemsFromCategory } from './bulk/bulk-remove-items-from-category.js';
import { bulkSetItemCategories } from './bulk/bulk-set-item-categories.js';
import { bulkShowCategories } from './bulk/bulk-show-categories.js';
import { bulkUpdateCategories } from './bulk/bulk-update-categories.js';
import { countCategories } from './count-categories.js';
import { createCategory } from './create-category.js';
import { deleteCategory } from './delete-category.js';
import { getCategory } from './get-category.js';
import { getCategoryBySlug } from './get-category-by-slug.js';
import { getArrangedItems } from './items/get-arranged-items.js';
import { listCategoriesForItem } from './items/list-categories-for-item.js';
import { listCategoriesForItems } from './items/list-categories-for-items.js';
import { listItemsInCategory } from './items/list-items-in-category.js';
import { setArrangedItems } from './items/set-arranged-items.js';
import { listTrees } from './list-trees.js';
import { moveCategory } from './move-category.js';
import { queryCategories } from './query-categories.js';
import { searchCategories } from './search-categories.js';
import { updateCategory } from './update-category.js';
import { updateCategoryVisibility } from './update-category-visibility.js';

/** The routes of categories. Those with a literal last segment come before `{categoryId}`. */
export const categoryRoutes = [
  listTrees,
  ...listCategoriesForItem,
  ...listCategoriesForItems,
  queryCategories,
  searchCategories,
  countCategories,
  createCategory,
  updateCategoryVisibility,
  getCategoryBySlug,
  getCategory,
  updateCategory,
  deleteCategory,
  moveCategory,
  ...listItemsInCategory,
  setArrangedItems,
  getArrangedItems,
  bulkUpdateCategories,
  bulkShowCategories,
  bulkAddItemToCategories,
  bulkRemoveItemFromCategories,
  bulkSetItemCategories,
  bulkAddItemsToCategory,
  bulkRemoveItemsFromCategory,
] as const;
