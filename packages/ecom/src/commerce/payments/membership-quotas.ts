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
