export {
  ActivityType,
  AdditionalFeeSource,
  AdjustmentType,
  OrderActionType,
  SpecificItemsCouponBehavior,
} from './enumerations.js';
export {
  type GetPaymentSettingsRequest,
  type GetPaymentSettingsResponse,
  type PaymentSettings,
} from './get-payment-settings.js';
export { provideHandlers, type PaymentSettingsHandlers, type GetPaymentSettingsEnvelope } from './provide-handlers.js';
export { type Order } from '../../orders/orders/order.js';
export {
  AttributionSource,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatusEnumPaymentStatus as PaymentStatus,
} from '../../orders/orders/order.js';
export { ChannelType } from '../../commerce/buyers/channel.js';
export { ChargeType } from '../../orders/order-parts/additional-fee.js';
export { DescriptionLineType } from '../../commerce/line-items/description-line.js';
export { DimensionsUnit, WeightUnit } from '../../commerce/line-items/units.js';
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
export { ProductPeriodAlignment } from '../../commerce/enumerations.js';
export { SubscriptionFrequency } from '../../commerce/line-items/subscription.js';
export { VatType } from '../../commerce/addresses/address-with-contact.js';
