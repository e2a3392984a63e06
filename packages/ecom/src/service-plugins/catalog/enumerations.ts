import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Purchase types of a catalog item: one-time purchase or subscription. */
export const PurchaseType = /* @__PURE__ */ enumeration('ONE_TIME', 'SUBSCRIPTION');
/** Purchase type of a catalog item. */
export type PurchaseType = EnumerationValue<typeof PurchaseType>;
