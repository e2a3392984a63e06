import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Statuses of a draft order.
 *
 * - `DRAFT`: can be changed.
 * - `COMMITTED`: became an order, or its changes were applied to one. Cannot be changed or deleted.
 */
export const EditingStatus = /* @__PURE__ */ enumeration('DRAFT', 'COMMITTED');
/** Status of a draft order. */
export type EditingStatus = EnumerationValue<typeof EditingStatus>;

/**
 * Sources of a discount or an additional fee of a draft order.
 *
 * - `ORIGINAL_ORDER`: the order that the draft edits.
 * - `AUTOMATIC`: the catalog or a discount rule, when the draft was calculated.
 * - `CUSTOM`: the caller, who added it to the draft.
 */
export const SourceType = /* @__PURE__ */ enumeration('ORIGINAL_ORDER', 'AUTOMATIC', 'CUSTOM');
/** Source of a discount or an additional fee of a draft order. */
export type SourceType = EnumerationValue<typeof SourceType>;

/**
 * Reasons why an order cannot be edited with a draft.
 *
 * - `PARTIALLY_OR_FULLY_REFUNDED`: a payment was refunded.
 * - `UNSUPPORTED_CHANNEL_TYPE`: the sales channel is not `WEB`, `POS`, `BACKOFFICE_MERCHANT` or `WIX_APP_STORE`.
 * - `ORDER_STATUS_IS_NOT_SUPPORTED`: the status is not `APPROVED`.
 * - `ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT`: the site has another currency than the order.
 * - `ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT`: the site has another weight unit than the order.
 * - `ORDER_NOT_FOUND`: there is no order with the ID.
 * - `SUBSCRIPTION_LINE_ITEM_EXISTS`: a line item is a subscription.
 * - `ORDER_HAS_CHARGEBACKS`: a payment was charged back.
 * - `EDITING_IS_NOT_ALLOWED_FOR_APP`: only other apps may edit the order.
 * - Others: internal reasons of the platform.
 */
export const NonDraftableReason = /* @__PURE__ */ enumeration(
  'PARTIALLY_OR_FULLY_REFUNDED',
  'UNSUPPORTED_CHANNEL_TYPE',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
  'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT',
  'ORDER_NOT_FOUND',
  'SUBSCRIPTION_LINE_ITEM_EXISTS',
  'ORDER_HAS_CHARGEBACKS',
  'EDITING_IS_NOT_ALLOWED_FOR_APP',
  'AMOUNTS_DO_NOT_ADD_UP',
  'COUPON_BEHAVIOR_IS_UNDEFINED',
  'TAXABLE_EXISTING_ADDITIONAL_FEE',
  'UNSUPPORTED_CATALOG_ITEM',
);
/** Reason why an order cannot be edited with a draft. */
export type NonDraftableReason = EnumerationValue<typeof NonDraftableReason>;

/**
 * Statuses in which an order can be created from a draft.
 *
 * - `INITIALIZED`: until it is paid.
 * - `APPROVED`: immediately.
 */
export const OrderStatus = /* @__PURE__ */ enumeration('INITIALIZED', 'APPROVED');
/** Status in which an order is created from a draft. */
export type OrderStatus = EnumerationValue<typeof OrderStatus>;

/**
 * Times at which the subscriptions of an order start.
 *
 * - `ON_PAYMENT_COLLECTED`: when the order is paid.
 * - `ON_ORDER_CREATED`: when the order is created, with the status `APPROVED`.
 */
export const SubscriptionActivation = /* @__PURE__ */ enumeration('ON_PAYMENT_COLLECTED', 'ON_ORDER_CREATED');
/** Time at which the subscriptions of an order start. */
export type SubscriptionActivation = EnumerationValue<typeof SubscriptionActivation>;

/**
 * Treatments of the totals when a draft order is committed.
 *
 * - `RECALCULATE`: the totals are calculated again.
 * - `REUSE_LAST`: the totals of the last calculation are kept, unless they have expired.
 */
export const CalculationBehavior = /* @__PURE__ */ enumeration('RECALCULATE', 'REUSE_LAST');
/** Treatment of the totals when a draft order is committed. */
export type CalculationBehavior = EnumerationValue<typeof CalculationBehavior>;

/** Types of a digital file. */
export const FileType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
);
/** Type of a digital file. */
export type FileType = EnumerationValue<typeof FileType>;
