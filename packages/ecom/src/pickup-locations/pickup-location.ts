import { address, date, entity, type Address } from '@cartwright/core';
import type { ConditionalRates } from '../commerce/shipping/conditional-rates.js';

/** Place at which buyers pick up their orders, with its rates. */
export interface PickupLocation {
  /** Pickup location ID. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Name shown to buyers. From 1 to 100 characters. */
  name?: string | null;
  /** Address of the location. */
  address?: Address;
  /** Time until the order can be picked up, such as `Ready within 2 hours`. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer. At most 1,000 characters. */
  instructions?: string | null;
  /** Whether the location is offered in carts and checkouts. */
  active?: boolean | null;
  /** Rates of the location. If several apply, the lowest is charged. At most 50. */
  rates?: ConditionalRates[];
  /** IDs of the delivery regions that offer the location. At most 50. */
  deliveryRegionIds?: string[];
}

/** Shape of {@link PickupLocation}: which fields are dates and addresses. */
export const pickupLocationShape = /* @__PURE__ */ entity<PickupLocation>({
  _createdDate: date,
  _updatedDate: date,
  address,
});
