import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Whether an item can be bought. */
export const ItemAvailabilityStatus = /* @__PURE__ */ enumeration(
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
);
/** Whether an item can be bought: all of it, a part, or none. */
export type ItemAvailabilityStatus = EnumerationValue<typeof ItemAvailabilityStatus>;

/** Whether an item can be bought, and how much of it there is. */
export interface ItemAvailabilityInfo {
  /** Whether it can be bought. */
  status?: ItemAvailabilityStatus;
  /** How many there are; none where stock is not counted. */
  quantityAvailable?: number | null;
}
