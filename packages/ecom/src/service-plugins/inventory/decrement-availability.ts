import type { Reason } from './enumerations.js';
import type { Item } from './item.js';

/** Items to be taken out of stock. */
export interface DecrementAvailabilityRequest {
  /** The items. */
  items: Item[];
  /** Whether to refuse what is not in stock. */
  restrictInventoryValue: boolean | null;
  /** Order id. */
  orderId: string;
  /** Why. */
  reason: Reason;
}

/** Nothing. */
export type DecrementAvailabilityResponse = Record<string, never>;
