import type { EventMetadata } from '@cartwright/core';
import type { CheckoutSettings } from './checkout-settings.js';

/** The checkout page asks, says or looks otherwise. */
export interface CheckoutSettingsUpdatedEnvelope {
  /** The settings as it is now. */
  entity: CheckoutSettings;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}
