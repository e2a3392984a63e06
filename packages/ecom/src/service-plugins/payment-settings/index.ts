export * from './enumerations.js';
export { SpecificItemsCouponBehavior } from '../../orders/enumerations/order-enumerations.js';
export { OrderActionType } from '../../orders/enumerations/order-enumerations.js';
export { AdjustmentType } from '../../orders/enumerations/order-enumerations.js';
export type * from './get-payment-settings.js';
export * from './provide-handlers.js';
export { type Order } from '../../orders/orders/order.js';
export {
  AttributionSource,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatusEnumPaymentStatus as PaymentStatus,
} from '../../orders/orders/order.js';
export * from '../../commerce/buyers/channel.js';
export { PlatformFeeChargeType as ChargeType } from '../../commerce/discounts-and-fees/platform-fee-charge-type.js';
export { DescriptionLineType } from '../../commerce/line-items/description-line.js';
export * from '../../commerce/line-items/units.js';
export { DiscountReason } from '../../orders/order-parts/applied-discount.js';
export { DiscountType } from '../../commerce/discounts-and-fees/applied-discount.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { ItemTypePreset } from '../../commerce/line-items/item-type.js';
export { JurisdictionType, TaxableAddressType } from '../../commerce/tax/tax.js';
export { LineItemQuantityChangeType } from '../../orders/order-parts/order-change.js';
export { MeasurementUnit } from '../../orders/order-parts/order-line-item.js';
export { OrderActivityTypeEnumActivityType } from '../../orders/order-parts/activity.js';
export { PaymentOptionType } from '../../commerce/line-items/payment-option.js';
export { PickupMethod } from '../../commerce/shipping/shipping.js';
export { ProductPeriodAlignment } from '../../commerce/line-items/enumerations.js';
export { SubscriptionFrequency } from '../../commerce/line-items/subscription.js';
export { VatType } from '../../commerce/addresses/address-with-contact.js';
