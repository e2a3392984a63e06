import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Payment statuses, with `UNDEFINED` for an unknown status. See {@link PaymentStatus}. */
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
/** Payment status. */
export type TransactionStatus = EnumerationValue<typeof TransactionStatus>;

/**
 * Payment statuses:
 * - `APPROVED`: paid.
 * - `PENDING`: waits for the payment provider.
 * - `PENDING_MERCHANT`: waits for an action of the merchant.
 * - `CANCELED`: canceled before it was completed.
 * - `DECLINED`: rejected by the payment provider.
 * - `REFUNDED`, `PARTIALLY_REFUNDED`: refunded in full or in part.
 * - `AUTHORIZED`: authorized and not captured yet.
 * - `VOIDED`: the authorization is voided.
 */
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
/** Payment status. */
export type PaymentStatus = EnumerationValue<typeof PaymentStatus>;

/** Statuses of a capture: in progress, succeeded or failed. */
export const AuthorizationCaptureStatus = /* @__PURE__ */ enumeration('PENDING', 'SUCCEEDED', 'FAILED');
/** Status of a capture. */
export type AuthorizationCaptureStatus = EnumerationValue<typeof AuthorizationCaptureStatus>;

/** Statuses of a void: in progress, succeeded or failed. */
export const AuthorizationVoidStatus = /* @__PURE__ */ enumeration('PENDING', 'SUCCEEDED', 'FAILED');
/** Status of a void. */
export type AuthorizationVoidStatus = EnumerationValue<typeof AuthorizationVoidStatus>;

/** Reasons of a void: requested by the merchant or scheduled. */
export const Reason = /* @__PURE__ */ enumeration('MANUAL', 'SCHEDULED');
/** Reason of a void. */
export type Reason = EnumerationValue<typeof Reason>;

/** Actions that can be scheduled for an authorized payment: void or capture. */
export const ActionType = /* @__PURE__ */ enumeration('VOID', 'CAPTURE');
/** Action that can be scheduled for an authorized payment. */
export type ActionType = EnumerationValue<typeof ActionType>;

/** Chargeback statuses: `APPROVED`, or `REVERSED` and returned to the merchant. */
export const ChargebackStatus = /* @__PURE__ */ enumeration('APPROVED', 'REVERSED');
/** Status of a chargeback. */
export type ChargebackStatus = EnumerationValue<typeof ChargebackStatus>;

/**
 * Statuses of a membership payment: charged, charge failed (for example for lack of credits), charge pending or voided.
 */
export const MembershipPaymentStatus = /* @__PURE__ */ enumeration(
  'CHARGED',
  'CHARGE_FAILED',
  'CHARGE_PENDING',
  'VOIDED',
);
/** Status of a membership payment. */
export type MembershipPaymentStatus = EnumerationValue<typeof MembershipPaymentStatus>;

/** Manual payment methods defined by the platform: cash, bank transfer or check. */
export const PredefinedPaymentMethod = /* @__PURE__ */ enumeration('CASH', 'BANK_TRANSFER', 'CHECK');
/** Predefined manual payment method. */
export type PredefinedPaymentMethod = EnumerationValue<typeof PredefinedPaymentMethod>;

/**
 * Refund statuses:
 * - `SCHEDULED`: accepted and not started yet.
 * - `STARTED`: started at the payment provider.
 * - `PENDING`: reported as pending by the payment provider.
 * - `SUCCEEDED`, `FAILED`: completed, or failed.
 */
export const RefundStatus = /* @__PURE__ */ enumeration('PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED');
/** Refund status. */
export type RefundStatus = EnumerationValue<typeof RefundStatus>;

/** Scopes of a restock: no items, all items or some items. */
export const RestockType = /* @__PURE__ */ enumeration('NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS');
/** Scope of a restock. */
export type RestockType = EnumerationValue<typeof RestockType>;

/**
 * Reasons of a payment cancellation: another payment of the same charge failed, or the buyer did not complete the
 * payment in time.
 */
export const CanceledReason = /* @__PURE__ */ enumeration('OTHER_PAYMENT_FAILURE', 'EXPIRED');
/** Reason of a payment cancellation. */
export type CanceledReason = EnumerationValue<typeof CanceledReason>;

/**
 * Reasons of a declined payment:
 * - `CHARGE_FAILED`: the charge failed.
 * - `EXPIRED`: the payment details have expired.
 * - `INSUFFICIENT_FUNDS`: the balance is too low.
 * - `GIFT_CARD_DISABLED`: the gift card was disabled before the charge.
 */
export const DeclinedReason = /* @__PURE__ */ enumeration(
  'CHARGE_FAILED',
  'EXPIRED',
  'INSUFFICIENT_FUNDS',
  'GIFT_CARD_DISABLED',
);
/** Reason of a declined payment. */
export type DeclinedReason = EnumerationValue<typeof DeclinedReason>;

/** Reasons of a voided payment: requested by the merchant, or another payment of the order failed. */
export const VoidedReason = /* @__PURE__ */ enumeration('MERCHANT_REQUEST', 'OTHER_PAYMENT_FAILURE');
/** Reason of a voided payment. */
export type VoidedReason = EnumerationValue<typeof VoidedReason>;

/** Units of a duration: minutes, hours or days. */
export const DurationUnit = /* @__PURE__ */ enumeration('MINUTES', 'HOURS', 'DAYS');
/** Time unit. */
export type DurationUnit = EnumerationValue<typeof DurationUnit>;

/** Actions that can be scheduled for an authorized payment. */
export const ScheduledAction = ActionType;
/** Action that can be scheduled for an authorized payment. */
export type ScheduledAction = ActionType;
