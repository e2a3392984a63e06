import type { Reason } from './enumerations.js';
import type { Item } from './item.js';

/** Items to increment the inventory of. */
export interface IncrementAvailabilityRequest {
  /** Items with their quantities. At most 300. */
  items: Item[];
  /** Order ID. */
  orderId: string;
  /** Reason of the change. */
  reason: Reason;
}

/** Empty response. */
export type IncrementAvailabilityResponse = Record<string, never>;
