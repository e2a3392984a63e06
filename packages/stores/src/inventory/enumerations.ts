import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Why stock is changed. */
export const ReasonType = /* @__PURE__ */ enumeration('UNKNOWN', 'ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE');
/** Why stock is changed: an order, by hand, or an earlier change is taken back. */
export type ReasonType = EnumerationValue<typeof ReasonType>;
