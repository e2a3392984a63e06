import { enumeration, type EnumerationValue } from '@cartwright/core';

/** States of a payment. */
export const TransactionStatus = /* @__PURE__ */ enumeration(
  'UNDEFINED',
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
);
/** The state of a payment. */
export type TransactionStatus = EnumerationValue<typeof TransactionStatus>;

/** States of a payment, without one that is not known. */
export const PaymentStatus = /* @__PURE__ */ enumeration(
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
);
/** The state of a payment. */
export type PaymentStatus = EnumerationValue<typeof PaymentStatus>;

/** States of a capture. */
export const AuthorizationCaptureStatus = /* @__PURE__ */ enumeration('PENDING', 'SUCCEEDED', 'FAILED');
/** The state of a capture. */
export type AuthorizationCaptureStatus = EnumerationValue<typeof AuthorizationCaptureStatus>;

/** States of a void. */
export const AuthorizationVoidStatus = /* @__PURE__ */ enumeration('PENDING', 'SUCCEEDED', 'FAILED');
/** The state of a void. */
export type AuthorizationVoidStatus = EnumerationValue<typeof AuthorizationVoidStatus>;

/** Why an authorized payment was voided. */
export const Reason = /* @__PURE__ */ enumeration('MANUAL', 'SCHEDULED');
/** Why an authorized payment was voided. */
export type Reason = EnumerationValue<typeof Reason>;

/** What happens to an authorized payment when nobody acts. */
export const ActionType = /* @__PURE__ */ enumeration('VOID', 'CAPTURE');
/** What happens to an authorized payment when nobody acts. */
export type ActionType = EnumerationValue<typeof ActionType>;

/** States of a chargeback. */
export const ChargebackStatus = /* @__PURE__ */ enumeration('APPROVED', 'REVERSED');
/** The state of a chargeback. */
export type ChargebackStatus = EnumerationValue<typeof ChargebackStatus>;

/** States of a payment with a membership. */
export const MembershipPaymentStatus = /* @__PURE__ */ enumeration(
  'CHARGED',
  'CHARGE_FAILED',
  'CHARGE_PENDING',
  'VOIDED',
);
/** The state of a payment with a membership. */
export type MembershipPaymentStatus = EnumerationValue<typeof MembershipPaymentStatus>;

/** Ways to pay by hand that the platform knows. */
export const PredefinedPaymentMethod = /* @__PURE__ */ enumeration('CASH', 'BANK_TRANSFER', 'CHECK');
/** A way to pay by hand that the platform knows. */
export type PredefinedPaymentMethod = EnumerationValue<typeof PredefinedPaymentMethod>;

/** States of a refund. */
export const RefundStatus = /* @__PURE__ */ enumeration('PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED');
/** The state of a refund. */
export type RefundStatus = EnumerationValue<typeof RefundStatus>;

/** Which items go back into stock. */
export const RestockType = /* @__PURE__ */ enumeration('NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS');
/** Which items go back into stock. */
export type RestockType = EnumerationValue<typeof RestockType>;

/** Why a payment was canceled. */
export const CanceledReason = /* @__PURE__ */ enumeration('OTHER_PAYMENT_FAILURE', 'EXPIRED');
/** Why a payment was canceled. */
export type CanceledReason = EnumerationValue<typeof CanceledReason>;

/** Why a payment was declined. */
export const DeclinedReason = /* @__PURE__ */ enumeration(
  'CHARGE_FAILED',
  'EXPIRED',
  'INSUFFICIENT_FUNDS',
  'GIFT_CARD_DISABLED',
);
/** Why a payment was declined. */
export type DeclinedReason = EnumerationValue<typeof DeclinedReason>;

/** Who voided a payment, or what. */
export const VoidedReason = /* @__PURE__ */ enumeration('MERCHANT_REQUEST', 'OTHER_PAYMENT_FAILURE');
/** Who voided a payment, or what. */
export type VoidedReason = EnumerationValue<typeof VoidedReason>;

/** Units of time. */
export const DurationUnit = /* @__PURE__ */ enumeration('MINUTES', 'HOURS', 'DAYS');
/** A unit of time. */
export type DurationUnit = EnumerationValue<typeof DurationUnit>;

/** What happens to an authorized payment when nobody acts. */
export const ScheduledAction = ActionType;
/** What happens to an authorized payment when nobody acts. */
export type ScheduledAction = ActionType;
