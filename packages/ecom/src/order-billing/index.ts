export { AdditionalFeeSource } from '../commerce/discounts-and-fees/additional-fee.js';
export {
  RuleType,
  type ApplicationError,
  type Details,
  type FieldViolation,
  type SystemError,
  type ValidationError,
} from '../commerce/errors/calculation-errors.js';
export type { DelayedCaptureSettings, Duration, RedirectUrls } from '../commerce/payments/charge.js';
export type { OrderTransactions } from '../commerce/payments/order-transactions.js';
export type { PaymentRefund } from '../commerce/payments/payment-refund.js';
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
export {
  authorizeChargeWithSavedPaymentMethod,
  type AuthorizeChargeWithSavedPaymentMethodApplicationErrors,
  type AuthorizeChargeWithSavedPaymentMethodOptions,
  type AuthorizeChargeWithSavedPaymentMethodResponse,
} from './authorize-charge-with-saved-payment-method.js';
export { calculateRefund, type CalculateRefundOptions, type CalculateRefundResponse } from './calculate-refund.js';
export type {
  AggregatedRefundSummary,
  CalculatedAdditionalFeeRefund,
  CalculatedLineItemRefund,
  CalculatedRefundItems,
  CalculatedRefundNotAvailableStatus,
  CalculatedRefundSummary,
  CalculatedShippingRefund,
  CalculationError,
} from './calculated-refund.js';
export {
  captureAuthorizedPayments,
  type CaptureAuthorizedPaymentsApplicationErrors,
  type CaptureAuthorizedPaymentsOptions,
  type PaymentCapture,
} from './capture-authorized-payments.js';
export {
  chargeMemberships,
  type ChargeMembershipsApplicationErrors,
  type ChargeMembershipsOptions,
  type ChargeMembershipsResponse,
} from './charge-memberships.js';
export {
  chargeOrder,
  type ChargeOrderApplicationErrors,
  type ChargeOrderOptions,
  type ChargeOrderResponse,
} from './charge-order.js';
export type { CurrencyConversionInfo, GiftCardCharge, RegularCharge } from './charges.js';
export { ExternalRefundStatus, ManuallyRefundableReason, NonRefundableReason } from './enumerations.js';
export {
  generateReceipts,
  type GenerateReceiptsApplicationErrors,
  type GenerateReceiptsOptions,
  type GenerateReceiptsResponse,
  type ReceiptInfo,
} from './generate-receipts.js';
export { getOrderRefundability, type GetOrderRefundabilityResponse } from './get-order-refundability.js';
export type {
  ExistingMembershipIdentifier,
  FutureMembershipIdentifier,
  MembershipCharge,
  MembershipIdentifier,
} from './membership-charge.js';
export {
  redeemGiftCard,
  type RedeemGiftCardApplicationErrors,
  type RedeemGiftCardOptions,
  type RedeemGiftCardResponse,
} from './redeem-gift-card.js';
export type { RefundItems } from './refund-items.js';
export {
  refundPayments,
  type NotificationSideEffects,
  type PaymentNotRefundableDetails,
  type RefundPaymentsApplicationErrors,
  type RefundPaymentsOptions,
  type RefundPaymentsResponse,
  type RefundSideEffects,
  type RestockSideEffects,
} from './refund-payments.js';
export type {
  AdditionalFeeRefundability,
  LineItemRefundability,
  ManuallyRefundablePaymentStatus,
  MembershipPaymentSummary,
  MonetaryPaymentSummary,
  NonRefundablePaymentStatus,
  PaymentInfo,
  PaymentRefundability,
  PaymentsSummary,
  ShippingRefundability,
} from './refundability.js';
export {
  voidAuthorizedPayments,
  type VoidAuthorizedPaymentsApplicationErrors,
  type VoidAuthorizedPaymentsOptions,
} from './void-authorized-payments.js';
export {
  voidMemberships,
  type VoidMembershipsApplicationErrors,
  type VoidMembershipsOptions,
} from './void-memberships.js';
