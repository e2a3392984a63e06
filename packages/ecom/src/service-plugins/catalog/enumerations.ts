import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Ways to buy an item. */
export const PurchaseType = /* @__PURE__ */ enumeration('ONE_TIME', 'SUBSCRIPTION');
/** A way to buy an item. */
export type PurchaseType = EnumerationValue<typeof PurchaseType>;
