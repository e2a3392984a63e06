import type { CustomizationChoice } from './customization.js';

/** A choice to update. */
export interface MaskedChoice {
  /** The choice’s `_id` and the fields to update. */
  choice: CustomizationChoice;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}
