import type { Reason } from './enumerations.js';
import type { Item } from './item.js';

/** Items to decrement the inventory of. */
export interface DecrementAvailabilityRequest {
  /** Items with their quantities. At most 300. */
  items: Item[];
  /** Whether to reject the request if the quantity in stock is too low. */
  restrictInventoryValue: boolean | null;
  /** Order ID. */
  orderId: string;
  /** Reason of the change. */
  reason: Reason;
}

/** Empty response. */
export type DecrementAvailabilityResponse = Record<string, never>;
