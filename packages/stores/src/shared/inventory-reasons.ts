import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Reasons of an inventory change. */
export const ReasonType = /* @__PURE__ */ enumeration('UNKNOWN', 'ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE');
/**
 * Reason of an inventory change. `ORDER`: an order. `MANUAL`: an edit by the merchant. `REVERT_INVENTORY_CHANGE`: an
 * earlier change was reverted.
 */
export type ReasonType = EnumerationValue<typeof ReasonType>;
