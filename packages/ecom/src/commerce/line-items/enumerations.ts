import { enumeration, type EnumerationValue } from '@cartwright/core';

export { FileType } from '@cartwright/core/site';

/** Whether the access period of a subscription product equals the billing period. */
export const ProductPeriodAlignment = /* @__PURE__ */ enumeration(
  'ALIGNED_WITH_BILLING_PERIOD',
  'NOT_ALIGNED_WITH_BILLING_PERIOD',
);
/** Whether the access period of a subscription product equals the billing period. */
export type ProductPeriodAlignment = EnumerationValue<typeof ProductPeriodAlignment>;
