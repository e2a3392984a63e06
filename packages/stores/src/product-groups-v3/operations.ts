export type * from './index.js';
export {
  assignProductsToProductGroup,
  bulkCreateProductGroups,
  bulkDeleteProductGroups,
  bulkUpdateProductGroupTags,
  bulkUpdateProductGroupTagsByFilter,
  bulkUpdateProductGroups,
  createProductGroup,
  deleteProductGroup,
  getProductGroup,
  queryProductGroups,
  searchProductGroups,
  unassignProductsFromProductGroup,
  updateProductGroup,
} from './index.js';
