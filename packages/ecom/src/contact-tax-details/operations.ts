export type * from './index.js';
export {
  onContactTaxDetailsCreated,
  onContactTaxDetailsDeleted,
  onContactTaxDetailsTagsModified,
  onContactTaxDetailsUpdated,
} from './index.js';
