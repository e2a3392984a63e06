import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Reasons for which stock changes. */
export const Reason = /* @__PURE__ */ enumeration(
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_CANCELED',
  'ORDER_REFUNDED',
  'ORDER_EDITED',
  'ORDER_REJECTED',
);
/** The reason for which stock changes. */
export type Reason = EnumerationValue<typeof Reason>;
