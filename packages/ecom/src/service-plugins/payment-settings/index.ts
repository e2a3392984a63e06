export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { VatType } from '../../commerce/addresses/address-with-contact.js';
export * from '../../commerce/buyers/channel.js';
export { DiscountType } from '../../commerce/discounts-and-fees/applied-discount.js';
export { PlatformFeeChargeType as ChargeType } from '../../commerce/discounts-and-fees/platform-fee-charge-type.js';
export { DescriptionLineType } from '../../commerce/line-items/description-line.js';
export { ProductPeriodAlignment } from '../../commerce/line-items/enumerations.js';
export { ItemTypePreset } from '../../commerce/line-items/item-type.js';
export { PaymentOptionType } from '../../commerce/line-items/payment-option.js';
export { SubscriptionFrequency } from '../../commerce/line-items/subscription.js';
export * from '../../commerce/line-items/units.js';
export { PickupMethod } from '../../commerce/shipping/shipping.js';
export { JurisdictionType, TaxableAddressType } from '../../commerce/tax/tax.js';
export {
  AdjustmentType,
  OrderActionType,
  SpecificItemsCouponBehavior,
} from '../../orders/enumerations/order-enumerations.js';
export { OrderActivityTypeEnumActivityType } from '../../orders/order-parts/activity.js';
export { DiscountReason } from '../../orders/order-parts/applied-discount.js';
export { LineItemQuantityChangeType } from '../../orders/order-parts/order-change.js';
export { MeasurementUnit } from '../../orders/order-parts/order-line-item.js';
export {
  AttributionSource,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatusEnumPaymentStatus as PaymentStatus,
  type Order,
} from '../../orders/orders/order.js';
export * from './enumerations.js';
export type * from './get-payment-settings.js';
export * from './provide-handlers.js';
