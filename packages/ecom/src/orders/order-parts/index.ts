export type * from './activity-content.js';
export type {
  AuthorizedPaymentActivity as AuthorizedPaymentCaptured,
  AuthorizedPaymentActivity as AuthorizedPaymentCreated,
  AuthorizedPaymentActivity as AuthorizedPaymentVoided,
  ChargebackActivity as ChargebackCreated,
  ChargebackActivity as ChargebackReversed,
  PaymentRefundActivity as PaymentRefunded,
  PaymentRefundActivity as PaymentRefundFailed,
  PaymentStateActivity as PaymentCanceled,
  PaymentStateActivity as PaymentDeclined,
  PaymentStateActivity as PaymentPending,
  ReceiptActivity as ReceiptCreated,
  ReceiptActivity as ReceiptSent,
} from './activity-content.js';
export { ActivityType, OrderActivityTypeEnumActivityType, type Activity } from './activity.js';
export type * from './additional-fee.js';
export * from './applied-discount.js';
export * from './order-change.js';
export {
  MeasurementUnit,
  type DecimalQuantity,
  type DigitalFile,
  type LocationAndQuantity,
  type OrderLineItem,
  type SubscriptionInfo,
} from './order-line-item.js';
export type {
  DeliveryLogistics,
  PickupDetails,
  ShippingPrice,
  ShippingRegion,
  V1ShippingInformation,
} from './shipping.js';
export type * from './tax.js';
