export type * from './index.js';
export {
  listDefaultTaxGroups,
  onTaxGroupCreated,
  onTaxGroupDeleted,
  onTaxGroupUpdated,
  queryTaxGroups,
} from './index.js';
