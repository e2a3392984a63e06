import { enumeration, type EnumerationValue } from '@cartwright/core';

export { SubscriptionFrequency } from '@cartwright/core/site';

/** Types of subscription discounts. */
export const DiscountType = /* @__PURE__ */ enumeration('UNDEFINED', 'AMOUNT', 'PERCENT');
/**
 * Type of a subscription discount. `AMOUNT`: amount in the store's currency. `PERCENT`: percentage. `UNDEFINED`: no
 * discount.
 */
export type DiscountType = EnumerationValue<typeof DiscountType>;
