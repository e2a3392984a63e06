import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Who pays the platform's fee. */
export const PlatformFeeChargeType = /* @__PURE__ */ enumeration('PASS_ON', 'ABSORBED');
/** Who pays the platform's fee: the buyer or the seller. */
export type PlatformFeeChargeType = EnumerationValue<typeof PlatformFeeChargeType>;
