export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export {
  VatType,
  type AddressWithContact,
  type FullAddressContactDetails,
  type VatId,
} from '../commerce/addresses/address-with-contact.js';
export type { BuyerInfo } from '../commerce/buyers/buyer.js';
export * from '../commerce/buyers/channel.js';
export { AdditionalFeeSource } from '../commerce/discounts-and-fees/additional-fee.js';
export { DiscountType } from '../commerce/discounts-and-fees/applied-discount.js';
export { PlatformFeeChargeType as ChargeType } from '../commerce/discounts-and-fees/platform-fee-charge-type.js';
export type * from '../commerce/fields/custom-field.js';
export type * from '../commerce/fields/extended-fields.js';
export type * from '../commerce/fields/translatable-string.js';
export type * from '../commerce/line-items/catalog-reference.js';
export * from '../commerce/line-items/description-line.js';
export {
  ProductPeriodAlignment,
  ProductPeriodAlignment as SubscriptionSettingsProductPeriodAlignment,
} from '../commerce/line-items/enumerations.js';
export * from '../commerce/line-items/item-type.js';
export type * from '../commerce/line-items/modifier-group.js';
export { PaymentOptionType } from '../commerce/line-items/payment-option.js';
export type { PhysicalProperties } from '../commerce/line-items/physical-properties.js';
export {
  SubscriptionFrequency,
  SubscriptionFrequency as V2SubscriptionFrequency,
  type FreeTrialPeriod,
  type SubscriptionSettings,
} from '../commerce/line-items/subscription.js';
export * from '../commerce/line-items/units.js';
export type { CurrencyConversionDetails, Price, PriceSummary } from '../commerce/prices/price.js';
export type { CursorPaging, CursorPagingMetadata, Cursors } from '../commerce/responses/paging.js';
export * from '../commerce/responses/sort-order.js';
export { PickupMethod, type DeliveryTimeSlot } from '../commerce/shipping/shipping.js';
export { JurisdictionType, TaxableAddressType, type TaxableAddress } from '../commerce/tax/tax.js';
export { AdjustmentType, SpecificItemsCouponBehavior } from '../orders/enumerations/order-enumerations.js';
export type * from '../orders/order-parts/additional-fee.js';
export * from '../orders/order-parts/applied-discount.js';
export {
  LineItemQuantityChangeType,
  type LineItemAmount,
  type LineItemChanges,
  type LineItemQuantityChange,
  type ManagedAdditionalFee,
  type ManagedDiscount,
  type ManagedLineItem,
  type TotalPriceChange,
} from '../orders/order-parts/order-change.js';
export {
  MeasurementUnit,
  type DecimalQuantity,
  type DigitalFile,
  type LocationAndQuantity,
  type OrderLineItem,
  type SubscriptionInfo,
} from '../orders/order-parts/order-line-item.js';
export type {
  DeliveryLogistics,
  PickupDetails,
  ShippingPrice,
  ShippingRegion,
  V1ShippingInformation as ShippingInformation,
} from '../orders/order-parts/shipping.js';
export type { ItemTaxFullDetails, LineItemTaxBreakdown, LineItemTaxInfo } from '../orders/order-parts/tax.js';
export type { ChannelInfo } from '../orders/orders/order.js';
export type * from './contract-activity.js';
export * from './enumerations.js';
export * from './get-subscription-contract.js';
export * from './query-subscription-contracts.js';
export * from './subscription-contract-events.js';
export type { SubscriptionContract, V1FreeTrialPeriod, V1SubscriptionSettings } from './subscription-contract.js';
