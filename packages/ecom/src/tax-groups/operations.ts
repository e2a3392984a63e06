export type * from './index.js';
export {
  createTaxGroup,
  deleteTaxGroup,
  getTaxGroup,
  listDefaultTaxGroups,
  listDefaultTaxGroupsByAppIds,
  onTaxGroupCreated,
  onTaxGroupDeleted,
  onTaxGroupUpdated,
  queryTaxGroups,
  updateTaxGroup,
} from './index.js';
