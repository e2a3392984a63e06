import type { Reason } from './enumerations.js';
import type { Item } from './item.js';

/** Items to be put back. */
export interface IncrementAvailabilityRequest {
  /** The items. */
  items: Item[];
  /** Order id. */
  orderId: string;
  /** Why. */
  reason: Reason;
}

/** Nothing. */
export type IncrementAvailabilityResponse = Record<string, never>;
