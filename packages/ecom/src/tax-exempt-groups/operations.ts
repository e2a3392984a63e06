export type * from './index.js';
export {
  onTaxExemptGroupCreated,
  onTaxExemptGroupDeleted,
  onTaxExemptGroupTagsModified,
  onTaxExemptGroupUpdated,
} from './index.js';
