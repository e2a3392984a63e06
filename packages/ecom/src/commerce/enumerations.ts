import { enumeration, type EnumerationValue } from '@cartwright/core';

/** What a membership's quota counts. */
export const LimitedQuotaType = /* @__PURE__ */ enumeration('PUNCH_CARD', 'CREDIT');
/** What a membership's quota counts: visits or credits. */
export type LimitedQuotaType = EnumerationValue<typeof LimitedQuotaType>;

/** What a membership's balance counts. */
export const BalanceType = LimitedQuotaType;
/** What a membership's balance counts: visits or credits. */
export type BalanceType = LimitedQuotaType;

/** Whether a membership's quota ends. */
export const QuotaType = /* @__PURE__ */ enumeration('LIMITED', 'UNLIMITED');
/** Whether a membership's quota ends. */
export type QuotaType = EnumerationValue<typeof QuotaType>;

/** Who pays the platform's fee. */
export const PlatformFeeChargeType = /* @__PURE__ */ enumeration('PASS_ON', 'ABSORBED');
/** Who pays the platform's fee: the buyer or the seller. */
export type PlatformFeeChargeType = EnumerationValue<typeof PlatformFeeChargeType>;

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
