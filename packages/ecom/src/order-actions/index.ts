export type {
  AuthorizedPaymentRefusal,
  AutoTaxFailureReason,
  CancelUnavailableReason,
  CaptureUnavailableReason,
  ChargebackReason,
  NonCollectableReason,
  RefundFailureReason,
  RefundUnavailableReason,
  VoidUnavailableReason,
} from './reasons.js';
export type { AuthorizedPayment, AuthorizedPaymentReason } from './authorized-payments.js';
export { canCancelOrder } from './can-cancel-order.js';
export { canCapturePayments } from './can-capture-payments.js';
export { canCollectPayment } from './can-collect-payment.js';
export { canRefundOrder, canRefundPayment, type RefundablePayment } from './can-refund-order.js';
export { canVoidPayments } from './can-void-payments.js';
export { getOrderActions, type OrderActions } from './get-order-actions.js';
export type { Verdict } from './verdict.js';
