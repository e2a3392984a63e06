import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Units of the time between two payments. */
export const SubscriptionFrequency = /* @__PURE__ */ enumeration('UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR');
/** A unit of the time between two payments. */
export type SubscriptionFrequency = EnumerationValue<typeof SubscriptionFrequency>;

/** What a discount takes off. */
export const DiscountType = /* @__PURE__ */ enumeration('UNDEFINED', 'AMOUNT', 'PERCENT');
/** What a discount takes off: nothing, an amount in the store's currency, or percent. */
export type DiscountType = EnumerationValue<typeof DiscountType>;
