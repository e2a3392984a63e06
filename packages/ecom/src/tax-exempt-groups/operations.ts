export type * from './index.js';
export {
  bulkCreateTaxExemptGroups,
  bulkDeleteTaxExemptGroups,
  bulkUpdateTaxExemptGroupTags,
  bulkUpdateTaxExemptGroupTagsByFilter,
  bulkUpdateTaxExemptGroups,
  createTaxExemptGroup,
  deleteTaxExemptGroup,
  getTaxExemptGroup,
  listDefaultTaxExemptGroups,
  onTaxExemptGroupCreated,
  onTaxExemptGroupDeleted,
  onTaxExemptGroupTagsModified,
  onTaxExemptGroupUpdated,
  queryTaxExemptGroups,
  updateTaxExemptGroup,
} from './index.js';
