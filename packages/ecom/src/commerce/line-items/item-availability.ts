import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Availabilities of an item:
 * - `AVAILABLE`: in stock in the requested quantity.
 * - `NOT_FOUND`: no longer in the catalog.
 * - `NOT_AVAILABLE`: out of stock.
 * - `PARTIALLY_AVAILABLE`: in stock in a smaller quantity than requested.
 */
export const ItemAvailabilityStatus = /* @__PURE__ */ enumeration(
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
);
/** Availability of an item. */
export type ItemAvailabilityStatus = EnumerationValue<typeof ItemAvailabilityStatus>;

/** Availability and quantity in stock of an item. */
export interface ItemAvailabilityInfo {
  /** Availability. */
  status?: ItemAvailabilityStatus;
  /** Quantity in stock. Absent if inventory is not tracked. */
  quantityAvailable?: number | null;
}
