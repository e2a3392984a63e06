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
export { type Order } from '../../orders/order.js';
export {
  AttributionSource,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatusEnumPaymentStatus as PaymentStatus,
} from '../../orders/order.js';
export { ChannelType } from '../../commerce/channel.js';
export { ChargeType } from '../../orders/additional-fee.js';
export { DescriptionLineType } from '../../commerce/description-line.js';
export { DimensionsUnit, WeightUnit } from '../../commerce/units.js';
export { DiscountReason } from '../../orders/applied-discount.js';
export { DiscountType } from '../../commerce/applied-discount.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { ItemTypePreset } from '../../commerce/item-type.js';
export { JurisdictionType, TaxableAddressType } from '../../commerce/tax.js';
export { LineItemQuantityChangeType } from '../../orders/order-change.js';
export { MeasurementUnit } from '../../orders/order-line-item.js';
export { OrderActivityTypeEnumActivityType } from '../../orders/activity.js';
export { PaymentOptionType } from '../../commerce/payment-option.js';
export { PickupMethod } from '../../commerce/shipping.js';
export { ProductPeriodAlignment } from '../../current-cart/enumerations.js';
export { SubscriptionFrequency } from '../../commerce/subscription.js';
export { VatType } from '../../commerce/contact.js';
