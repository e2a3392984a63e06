import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Why a payment can not be given back. */
export const NonRefundableReason = /* @__PURE__ */ enumeration(
  'NONE',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PARTIALLY_PAID',
  'DEPOSIT_ONLINE_ITEM',
  'PENDING_REFUND',
  'FORBIDDEN',
);
/** Why a payment can not be given back. */
export type NonRefundableReason = EnumerationValue<typeof NonRefundableReason>;

/** Why a payment can only be given back by hand. */
export const ManuallyRefundableReason = /* @__PURE__ */ enumeration(
  'EXPIRED',
  'NOT_SUPPORTED',
  'NOT_FOUND',
  'OFFLINE',
  'REQUIRES_CARD_READER',
);
/** Why a payment can only be given back by hand. */
export type ManuallyRefundableReason = EnumerationValue<typeof ManuallyRefundableReason>;
