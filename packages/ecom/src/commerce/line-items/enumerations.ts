import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Alignments of a subscription product's period with the billing period. */
export const ProductPeriodAlignment = /* @__PURE__ */ enumeration(
  'ALIGNED_WITH_BILLING_PERIOD',
  'NOT_ALIGNED_WITH_BILLING_PERIOD',
);
/** Alignment of a subscription product's period with the billing period. */
export type ProductPeriodAlignment = EnumerationValue<typeof ProductPeriodAlignment>;

/** File types of digital products. */
export const FileType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
);
/** File type of a digital product. */
export type FileType = EnumerationValue<typeof FileType>;
