import { enumeration, type EnumerationValue } from '@cartwright/core';

export { FileType } from '@cartwright/core/site';

/** Alignments of a subscription product's period with the billing period. */
export const ProductPeriodAlignment = /* @__PURE__ */ enumeration(
  'ALIGNED_WITH_BILLING_PERIOD',
  'NOT_ALIGNED_WITH_BILLING_PERIOD',
);
/** Alignment of a subscription product's period with the billing period. */
export type ProductPeriodAlignment = EnumerationValue<typeof ProductPeriodAlignment>;
