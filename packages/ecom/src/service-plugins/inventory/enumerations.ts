import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Reasons of an inventory change: the order event that caused it. */
export const Reason = /* @__PURE__ */ enumeration(
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_CANCELED',
  'ORDER_REFUNDED',
  'ORDER_EDITED',
  'ORDER_REJECTED',
);
/** Reason of an inventory change. */
export type Reason = EnumerationValue<typeof Reason>;
