import { assignProductsToProductGroup } from './assign-products-to-product-group.js';
import { bulkCreateProductGroups } from './bulk-create-product-groups.js';
import { bulkDeleteProductGroups } from './bulk-delete-product-groups.js';
import { bulkUpdateProductGroupTagsByFilter } from './bulk-update-product-group-tags-by-filter.js';
import { bulkUpdateProductGroupTags } from './bulk-update-product-group-tags.js';
import { bulkUpdateProductGroups } from './bulk-update-product-groups.js';
import { createProductGroup } from './create-product-group.js';
import { deleteProductGroup } from './delete-product-group.js';
import { getProductGroup } from './get-product-group.js';
import { queryProductGroups } from './query-product-groups.js';
import { searchProductGroups } from './search-product-groups.js';
import { unassignProductsFromProductGroup } from './unassign-products-from-product-group.js';
import { updateProductGroup } from './update-product-group.js';

/** The routes of product groups. */
export const productGroupRoutes = [
  createProductGroup,
  bulkCreateProductGroups,
  getProductGroup,
  ...queryProductGroups,
  ...searchProductGroups,
  updateProductGroup,
  bulkUpdateProductGroups,
  bulkUpdateProductGroupTags,
  bulkUpdateProductGroupTagsByFilter,
  assignProductsToProductGroup,
  unassignProductsFromProductGroup,
  deleteProductGroup,
  bulkDeleteProductGroups,
] as const;
