import { bulkCreateCustomizations } from './bulk-create-customizations.js';
import { bulkUpdateCustomizations } from './bulk-update-customizations.js';
import { choiceRoutes } from './choices/index.js';
import { countCustomizations } from './count-customizations.js';
import { createCustomization } from './create-customization.js';
import { deleteCustomization } from './delete-customization.js';
import { getCustomization } from './get-customization.js';
import { queryCustomizations } from './query-customizations.js';
import { updateCustomization } from './update-customization.js';

/** The routes of customizations and their choices. */
export const customizationRoutes = [
  createCustomization,
  bulkCreateCustomizations,
  getCustomization,
  ...queryCustomizations,
  countCustomizations,
  updateCustomization,
  bulkUpdateCustomizations,
  deleteCustomization,
  ...choiceRoutes,
] as const;
