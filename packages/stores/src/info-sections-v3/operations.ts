export type * from './index.js';
export {
  bulkCreateInfoSections,
  bulkDeleteInfoSections,
  bulkGetOrCreateInfoSections,
  bulkUpdateInfoSections,
  countInfoSections,
  createInfoSection,
  deleteInfoSection,
  getInfoSection,
  getOrCreateInfoSection,
  onInfoSectionCreated,
  onInfoSectionDeleted,
  onInfoSectionUpdated,
  queryInfoSections,
  updateInfoSection,
} from './index.js';
