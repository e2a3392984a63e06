import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Units of a membership's quota: visits (`PUNCH_CARD`) or credits (`CREDIT`). */
export const LimitedQuotaType = /* @__PURE__ */ enumeration('PUNCH_CARD', 'CREDIT');
/** Unit of a membership's quota. */
export type LimitedQuotaType = EnumerationValue<typeof LimitedQuotaType>;

/** Units of a membership's balance: visits (`PUNCH_CARD`) or credits (`CREDIT`). */
export const BalanceType = LimitedQuotaType;
/** Unit of a membership's balance. */
export type BalanceType = LimitedQuotaType;

/** Quota types of a membership: limited or unlimited. */
export const QuotaType = /* @__PURE__ */ enumeration('LIMITED', 'UNLIMITED');
/** Quota type of a membership. */
export type QuotaType = EnumerationValue<typeof QuotaType>;
