export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type { BulkActionMetadata, ItemMetadata } from '../commerce/responses/bulk.js';
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
export type { RefundSideEffects, RestockInfo, RestockItem } from '../commerce/payments/restock.js';
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
  SortOrder,
  TransactionStatus,
  VoidedReason,
} from '../commerce/payments/enumerations.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { RefundableStatus } from '../orders/enumerations/enumerations.js';
export { addPayments, type AddPaymentsResponse } from './add-payments.js';
export {
  bulkUpdatePaymentStatuses,
  type BulkPaymentResult,
  type BulkUpdatePaymentStatusesOptions,
  type BulkUpdatePaymentStatusesResponse,
  type PaymentAndOrderId,
} from './bulk-update-payment-statuses.js';
export { ManuallyRefundableReason, NonRefundableReason } from './enumerations.js';
export {
  listTransactionsForMultipleOrders,
  type ListTransactionsForMultipleOrdersResponse,
} from './list-transactions-for-multiple-orders.js';
export {
  listTransactionsForSingleOrder,
  type ListTransactionsForSingleOrderResponse,
} from './list-transactions-for-single-order.js';
export { onOrderTransactionsChargebackApproved } from './on-order-transactions-chargeback-approved.js';
export { onOrderTransactionsChargebackReversed } from './on-order-transactions-chargeback-reversed.js';
export { onOrderTransactionsDetailsUpdated } from './on-order-transactions-details-updated.js';
export { onOrderTransactionsRefundCompleted } from './on-order-transactions-refund-completed.js';
export { onOrderTransactionsUpdated } from './on-order-transactions-updated.js';
export type {
  ChargebackApproved,
  ChargebackReversed,
  OrderTransactionsChargebackApprovedEnvelope,
  OrderTransactionsChargebackReversedEnvelope,
  OrderTransactionsDetailsUpdatedEnvelope,
  OrderTransactionsRefundCompletedEnvelope,
  OrderTransactionsUpdatedEnvelope,
  PaymentDetailsUpdated,
  PaymentsUpdated,
  RefundCompleted,
} from './order-transactions-events.js';
export {
  updatePaymentStatus,
  type UpdatePaymentStatusApplicationErrors,
  type UpdatePaymentStatusIdentifiers,
  type UpdatePaymentStatusOptions,
  type UpdatePaymentStatusResponse,
} from './update-payment-status.js';
export {
  updatePayments,
  type MaskedPayment,
  type UpdatePaymentsApplicationErrors,
  type UpdatePaymentsResponse,
} from './update-payments.js';
export {
  updateRefundTransaction,
  type UpdateRefundTransactionApplicationErrors,
  type UpdateRefundTransactionOptions,
} from './update-refund-transaction.js';
