export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type * from '../commerce/responses/bulk.js';
export type { ApplicationError } from '../commerce/errors/calculation-errors.js';
export type { OrderTransactions } from '../commerce/payments/order-transactions.js';
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
  V1ScheduledAction as ScheduledAction,
} from '../commerce/payments/payment.js';
export type { CashRounding, Price } from '../commerce/prices/price.js';
export type {
  AdditionalFeeRefund,
  AggregatedRefundSummary,
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
export type * from '../commerce/payments/restock.js';
export {
  ActionType,
  AuthorizationCaptureStatus,
  AuthorizationVoidStatus,
  CanceledReason,
  ChargebackStatus,
  DeclinedReason,
  MembershipPaymentStatus,
  PaymentStatus,
  PredefinedPaymentMethod,
  Reason,
  RefundStatus,
  RestockType,
  TransactionStatus,
  VoidedReason,
} from '../commerce/payments/enumerations.js';
export * from '../commerce/responses/sort-order.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { RefundableStatus } from '../orders/payment-collection/enumerations.js';
export * from './add-payments.js';
export * from './bulk-update-payment-statuses.js';
export * from './enumerations.js';
export * from './list-transactions-for-multiple-orders.js';
export * from './list-transactions-for-single-order.js';
export * from './order-transactions-events.js';
export * from './update-payment-status.js';
export * from './update-payments.js';
export * from './update-refund-transaction.js';
