import { enumeration, type EnumerationValue } from '@cartwright/core';

export { FileType } from '@cartwright/core/site';

/** Alignments of the access period of a subscription product with the billing period: equal, or not. */
export const ProductPeriodAlignment = /* @__PURE__ */ enumeration(
  'ALIGNED_WITH_BILLING_PERIOD',
  'NOT_ALIGNED_WITH_BILLING_PERIOD',
);
/** Alignment of the access period of a subscription product with the billing period. */
export type ProductPeriodAlignment = EnumerationValue<typeof ProductPeriodAlignment>;
