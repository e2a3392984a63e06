import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Payers of the platform fee: the buyer (`PASS_ON`) or the merchant (`ABSORBED`). */
export const PlatformFeeChargeType = /* @__PURE__ */ enumeration('PASS_ON', 'ABSORBED');
/** Payer of the platform fee. */
export type PlatformFeeChargeType = EnumerationValue<typeof PlatformFeeChargeType>;
