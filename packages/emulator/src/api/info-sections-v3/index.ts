import { bulkCreateInfoSections } from './bulk-create-info-sections.js';
import { bulkDeleteInfoSections } from './bulk-delete-info-sections.js';
import { bulkGetOrCreateInfoSections } from './bulk-get-or-create-info-sections.js';
import { bulkUpdateInfoSections } from './bulk-update-info-sections.js';
import { countInfoSections } from './count-info-sections.js';
import { createInfoSection } from './create-info-section.js';
import { deleteInfoSection } from './delete-info-section.js';
import { getInfoSection } from './get-info-section.js';
import { getOrCreateInfoSection } from './get-or-create-info-section.js';
import { queryInfoSections } from './query-info-sections.js';
import { updateInfoSection } from './update-info-section.js';

/** The routes of info sections. */
export const infoSectionRoutes = [
  createInfoSection,
  bulkCreateInfoSections,
  getInfoSection,
  getOrCreateInfoSection,
  bulkGetOrCreateInfoSections,
  ...queryInfoSections,
  countInfoSections,
  updateInfoSection,
  bulkUpdateInfoSections,
  deleteInfoSection,
  bulkDeleteInfoSections,
] as const;
