export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { MeasurementUnit, WebhookIdentityType } from '@cartwright/core/site';
export {
  VatType,
  type AddressWithContact,
  type FullAddressContactDetails,
  type VatId,
} from '../commerce/addresses/address-with-contact.js';
export type { BuyerInfo, CreatedBy as V1CreatedBy } from '../commerce/buyers/buyer.js';
export { ChannelType } from '../commerce/buyers/channel.js';
export { AdditionalFeeSource } from '../commerce/discounts-and-fees/additional-fee.js';
export {
  DiscountType,
  DiscountType as AppliedDiscountDiscountType,
} from '../commerce/discounts-and-fees/applied-discount.js';
export { PlatformFeeChargeType as ChargeType } from '../commerce/discounts-and-fees/platform-fee-charge-type.js';
export {
  RuleType,
  type ApplicationError,
  type CarrierError,
  type CarrierErrors,
  type Details,
  type FieldViolation,
  type SystemError,
  type ValidationError,
} from '../commerce/errors/calculation-errors.js';
export type * from '../commerce/fields/custom-field.js';
export type * from '../commerce/fields/extended-fields.js';
export type { TagList } from '../commerce/fields/tags.js';
export type * from '../commerce/fields/translatable-string.js';
export type * from '../commerce/line-items/catalog-reference.js';
export * from '../commerce/line-items/description-line.js';
export { ProductPeriodAlignment } from '../commerce/line-items/enumerations.js';
export * from '../commerce/line-items/item-type.js';
export type * from '../commerce/line-items/modifier-group.js';
export { PaymentOptionType } from '../commerce/line-items/payment-option.js';
export type { PhysicalProperties } from '../commerce/line-items/physical-properties.js';
export type { ServiceProperties } from '../commerce/line-items/service-properties.js';
export {
  SubscriptionFrequency,
  type FreeTrialPeriod,
  type SubscriptionSettings,
} from '../commerce/line-items/subscription.js';
export * from '../commerce/line-items/units.js';
export type * from '../commerce/prices/price.js';
export type { CursorPaging, CursorPagingMetadata, Cursors } from '../commerce/responses/paging.js';
export * from '../commerce/responses/sort-order.js';
export {
  PickupMethod,
  PickupMethod as PickupDetailsPickupMethod,
  type DeliveryTimeSlot,
  type DeliveryTimeSlot as V1DeliveryTimeSlot,
} from '../commerce/shipping/shipping.js';
export { JurisdictionType, TaxableAddressType, type TaxableAddress } from '../commerce/tax/tax.js';
export { AdjustmentType, OrderActionType, SpecificItemsCouponBehavior } from '../orders/enumerations/index.js';
export type {
  Activity,
  AdditionalFee,
  AppliedDiscount,
  DecimalQuantity,
  DigitalFile,
  Coupon,
  DiscountRule,
  ItemTaxFullDetails,
  LineItemDiscount,
  LineItemTaxBreakdown,
  LineItemTaxInfo,
  LocationAndQuantity,
  MerchantDiscount,
  OrderLineItem,
  OrderTaxBreakdown,
  OrderTaxInfo,
  PlatformFee,
  PlatformFeeSummary,
  ShippingRegion,
  SubscriptionInfo,
  TaxSummary,
  V1ShippingInformation,
} from '../orders/order-parts/index.js';
export {
  ActivityType,
  DiscountReason,
  LineItemQuantityChangeType,
  OrderActivityTypeEnumActivityType,
} from '../orders/order-parts/index.js';
export type { OrderCreateNotifications, OwnerApps } from '../orders/orders/order-creation-settings.js';
export {
  AttributionSource,
  FulfillmentStatus,
  OrderStatus as V1OrderStatus,
  PaymentStatusEnumPaymentStatus as PaymentStatus,
  type ChannelInfo,
  type FulfillmentStatusesAggregate,
  type Location,
  type Order,
  type Tags,
} from '../orders/orders/order.js';
export type { OrderSettings } from '../orders/orders/order-settings.js';
export * from './changes/index.js';
export * from './drafts/index.js';
export * from './entity/index.js';
