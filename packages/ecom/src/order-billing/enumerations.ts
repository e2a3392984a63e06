import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Why a payment can not be given back. */
export const NonRefundableReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'NOT_PAID',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
  'AMOUNT_OFFSET_BY_CHARGEBACK',
);
/** Why a payment can not be given back. */
export type NonRefundableReason = EnumerationValue<typeof NonRefundableReason>;

/** Why a payment can only be given back by hand. */
export const ManuallyRefundableReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'EXPIRED',
  'NOT_SUPPORTED',
  'OFFLINE',
  'REQUIRES_CARD_READER',
);
/** Why a payment can only be given back by hand. */
export type ManuallyRefundableReason = EnumerationValue<typeof ManuallyRefundableReason>;

/** How far a refund outside of the platform has come. */
export const ExternalRefundStatus = /* @__PURE__ */ enumeration('SUCCEEDED', 'PENDING');
/** How far a refund outside of the platform has come. */
export type ExternalRefundStatus = EnumerationValue<typeof ExternalRefundStatus>;
