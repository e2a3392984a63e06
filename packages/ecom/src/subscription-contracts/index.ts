export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { AdditionalFeeSource } from '../commerce/discounts-and-fees/additional-fee.js';
export { DiscountType } from '../commerce/discounts-and-fees/applied-discount.js';
export type { BuyerInfo } from '../commerce/buyers/buyer.js';
export type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
export { ChannelType } from '../commerce/buyers/channel.js';
export {
  VatType,
  type AddressWithContact,
  type FullAddressContactDetails,
  type VatId,
} from '../commerce/addresses/address-with-contact.js';
export type { CustomField } from '../commerce/fields/custom-field.js';
export {
  DescriptionLineType,
  type Color,
  type DescriptionLine,
  type DescriptionLineName,
  type PlainTextValue,
} from '../commerce/line-items/description-line.js';
export type { ExtendedFields } from '../commerce/fields/extended-fields.js';
export { ItemTypePreset, type ItemType } from '../commerce/line-items/item-type.js';
export type { ItemModifier, ModifierGroup } from '../commerce/line-items/modifier-group.js';
export { PaymentOptionType } from '../commerce/line-items/payment-option.js';
export type { PhysicalProperties } from '../commerce/line-items/physical-properties.js';
export type { CurrencyConversionDetails, Price, PriceSummary } from '../commerce/prices/price.js';
export { PickupMethod, type DeliveryTimeSlot } from '../commerce/shipping/shipping.js';
export {
  SubscriptionFrequency,
  SubscriptionFrequency as V2SubscriptionFrequency,
  type FreeTrialPeriod,
  type SubscriptionSettings,
} from '../commerce/line-items/subscription.js';
export { JurisdictionType, TaxableAddressType, type TaxableAddress } from '../commerce/tax/tax.js';
export type { PriceDescription, ProductName, TranslatableString } from '../commerce/fields/translatable-string.js';
export { SortOrder } from '../commerce/payments/enumerations.js';
export { DimensionsUnit, WeightUnit } from '../commerce/line-items/units.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export {
  ProductPeriodAlignment,
  ProductPeriodAlignment as SubscriptionSettingsProductPeriodAlignment,
} from '../commerce/enumerations.js';
export {
  ChargeType,
  type AdditionalFee,
  type PlatformFee,
  type PlatformFeeSummary,
} from '../orders/order-parts/additional-fee.js';
export {
  DiscountReason,
  type AppliedDiscount,
  type Coupon,
  type DiscountRule,
  type LineItemDiscount,
  type MerchantDiscount,
} from '../orders/order-parts/applied-discount.js';
export { AdjustmentType, SpecificItemsCouponBehavior } from '../orders/enumerations/enumerations.js';
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
export type { ChannelInfo } from '../orders/orders/order.js';
export type {
  DeliveryLogistics,
  PickupDetails,
  ShippingPrice,
  ShippingRegion,
  V1ShippingInformation as ShippingInformation,
} from '../orders/order-parts/shipping.js';
export type { ItemTaxFullDetails, LineItemTaxBreakdown, LineItemTaxInfo } from '../orders/order-parts/tax.js';
export type {
  ActivityAuthor,
  ChangesAppliedActivity,
  ContractChange,
  ContractTarget,
  SubscriptionContractActivity,
} from './contract-activity.js';
export { ActionInitiator, ActivityType, ChangeType } from './enumerations.js';
export { onSubscriptionContractCreated } from './on-subscription-contract-created.js';
export { onSubscriptionContractDeleted } from './on-subscription-contract-deleted.js';
export { onSubscriptionContractUpdated } from './on-subscription-contract-updated.js';
export type {
  SubscriptionContractCreatedEnvelope,
  SubscriptionContractDeletedEnvelope,
  SubscriptionContractUpdatedEnvelope,
} from './subscription-contract-events.js';
export type { SubscriptionContract, V1FreeTrialPeriod, V1SubscriptionSettings } from './subscription-contract.js';
