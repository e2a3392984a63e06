import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Billing frequencies. */
export const SubscriptionFrequency = /* @__PURE__ */ enumeration('UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR');
/** Billing frequency: one payment per day, week, month or year. */
export type SubscriptionFrequency = EnumerationValue<typeof SubscriptionFrequency>;

/** Types of subscription discounts. */
export const DiscountType = /* @__PURE__ */ enumeration('UNDEFINED', 'AMOUNT', 'PERCENT');
/**
 * Type of a subscription discount. `AMOUNT`: amount in the store's currency. `PERCENT`: percentage. `UNDEFINED`: no
 * discount.
 */
export type DiscountType = EnumerationValue<typeof DiscountType>;
