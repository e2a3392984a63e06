import type { EventMetadata } from '@cartwright/core';
import type { OrdersSettings } from './orders-settings.js';

/** The store treats its orders in another way. */
export interface OrdersSettingsUpdatedEnvelope {
  /** The settings as it is now. */
  entity: OrdersSettings;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}
