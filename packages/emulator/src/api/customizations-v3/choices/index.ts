import { addCustomizationChoices } from './add-customization-choices.js';
import { bulkAddCustomizationChoices } from './bulk-add-customization-choices.js';
import { removeCustomizationChoices } from './remove-customization-choices.js';
import { reorderCustomizationChoices } from './reorder-customization-choices.js';
import { setCustomizationChoices } from './set-customization-choices.js';
import { updateCustomizationChoices } from './update-customization-choices.js';

/** The routes of the choices of customizations. */
export const choiceRoutes = [
  addCustomizationChoices,
  bulkAddCustomizationChoices,
  setCustomizationChoices,
  updateCustomizationChoices,
  reorderCustomizationChoices,
  removeCustomizationChoices,
] as const;
