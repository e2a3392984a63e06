import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Whether a product's period is its billing period. */
export const ProductPeriodAlignment = /* @__PURE__ */ enumeration(
  'ALIGNED_WITH_BILLING_PERIOD',
  'NOT_ALIGNED_WITH_BILLING_PERIOD',
);
/** Whether a product's period is its billing period. */
export type ProductPeriodAlignment = EnumerationValue<typeof ProductPeriodAlignment>;

/** Kinds of files that are sold. */
export const FileType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
);
/** A kind of file that is sold. */
export type FileType = EnumerationValue<typeof FileType>;
