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
export { DurationUnit, ScheduledAction } from '../commerce/payments/enumerations.js';
export * from '../commerce/payments/index.js';
export type * from '../commerce/payments/payment-refund.js';
export type { V1ScheduledAction } from '../commerce/payments/payment.js';
export type { AggregatedRefundSummary as V1AggregatedRefundSummary } from '../commerce/payments/refund.js';
export type { CashRounding, Price } from '../commerce/prices/price.js';
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
