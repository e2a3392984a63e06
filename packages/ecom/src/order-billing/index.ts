export { AdditionalFeeSource } from '../commerce/discounts-and-fees/additional-fee.js';
export {
  RuleType,
  type ApplicationError,
  type Details,
  type FieldViolation,
  type SystemError,
  type ValidationError,
} from '../commerce/errors/calculation-errors.js';
export type * from '../commerce/payments/charge.js';
export type { OrderTransactions } from '../commerce/payments/order-transactions.js';
export type * from '../commerce/payments/payment-refund.js';
export type {
  AuthorizationActionFailureDetails,
  AuthorizationCapture,
  AuthorizationDetails,
  AuthorizationVoid,
  CashRoundingDetails,
  Chargeback,
  CreditCardPaymentMethodDetails,
  FutureMembershipDetails,
  GiftCardPaymentDetails,
  MembershipPaymentDetails,
  Payment,
  PaymentMethodName,
  RegularPaymentDetails,
  UserDefinedPaymentMethodName,
  V1ScheduledAction,
} from '../commerce/payments/payment.js';
export type { CashRounding, Price } from '../commerce/prices/price.js';
export type {
  AdditionalFeeRefund,
  AggregatedRefundSummary as V1AggregatedRefundSummary,
  LineItemRefund,
  LineItemRefundSummary,
  Refund,
  RefundDetails,
  RefundItem,
  RefundItemsBreakdown,
  RefundStatusInfo,
  RefundTransaction,
  ShippingRefund,
} from '../commerce/payments/refund.js';
export type { RestockItem } from '../commerce/payments/restock.js';
export {
  ActionType,
  AuthorizationCaptureStatus,
  AuthorizationVoidStatus,
  CanceledReason,
  ChargebackStatus,
  DeclinedReason,
  DurationUnit,
  MembershipPaymentStatus,
  PaymentStatus,
  PredefinedPaymentMethod,
  Reason,
  RefundStatus,
  ScheduledAction,
  TransactionStatus,
  VoidedReason,
} from '../commerce/payments/enumerations.js';
export type { CaptureAuthorizedPaymentsResponse } from '../orders/payment-collection/capture-authorized-payments.js';
export type { VoidAuthorizedPaymentsResponse } from '../orders/payment-collection/void-authorized-payments.js';
export * from './authorize-charge-with-saved-payment-method.js';
export * from './calculate-refund.js';
export type * from './calculated-refund.js';
export * from './capture-authorized-payments.js';
export * from './charge-memberships.js';
export * from './charge-order.js';
export type * from './charges.js';
export * from './enumerations.js';
export * from './generate-receipts.js';
export * from './get-order-refundability.js';
export type * from './membership-charge.js';
export * from './redeem-gift-card.js';
export type * from './refund-items.js';
export * from './refund-payments.js';
export type * from './refundability.js';
export * from './void-authorized-payments.js';
export * from './void-memberships.js';
