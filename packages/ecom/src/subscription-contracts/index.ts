export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { AdditionalFeeSource } from '../commerce/additional-fee.js';
export { DiscountType } from '../commerce/applied-discount.js';
export type { BuyerInfo } from '../commerce/buyer.js';
export type { CatalogReference } from '../commerce/catalog-reference.js';
export { ChannelType } from '../commerce/channel.js';
export { VatType, type AddressWithContact, type FullAddressContactDetails, type VatId } from '../commerce/contact.js';
export type { CustomField } from '../commerce/custom-field.js';
export {
  DescriptionLineType,
  type Color,
  type DescriptionLine,
  type DescriptionLineName,
  type PlainTextValue,
} from '../commerce/description-line.js';
export type { ExtendedFields } from '../commerce/extended-fields.js';
export { ItemTypePreset, type ItemType } from '../commerce/item-type.js';
export type { ItemModifier, ModifierGroup } from '../commerce/modifier-group.js';
export { PaymentOptionType } from '../commerce/payment-option.js';
export type { PhysicalProperties } from '../commerce/physical-properties.js';
export type { CurrencyConversionDetails, Price, PriceSummary } from '../commerce/price.js';
export { PickupMethod, type DeliveryTimeSlot } from '../commerce/shipping.js';
export {
  SubscriptionFrequency,
  SubscriptionFrequency as V2SubscriptionFrequency,
  type FreeTrialPeriod,
  type SubscriptionSettings,
} from '../commerce/subscription.js';
export { JurisdictionType, TaxableAddressType, type TaxableAddress } from '../commerce/tax.js';
export type { PriceDescription, ProductName, TranslatableString } from '../commerce/text.js';
export { SortOrder } from '../commerce/transaction-enumerations.js';
export { DimensionsUnit, WeightUnit } from '../commerce/units.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export {
  ProductPeriodAlignment,
  ProductPeriodAlignment as SubscriptionSettingsProductPeriodAlignment,
} from '../current-cart/enumerations.js';
export { ChargeType, type AdditionalFee, type PlatformFee, type PlatformFeeSummary } from '../orders/additional-fee.js';
export {
  DiscountReason,
  type AppliedDiscount,
  type Coupon,
  type DiscountRule,
  type LineItemDiscount,
  type MerchantDiscount,
} from '../orders/applied-discount.js';
export { AdjustmentType, SpecificItemsCouponBehavior } from '../orders/enumerations.js';
export {
  LineItemQuantityChangeType,
  type LineItemAmount,
  type LineItemChanges,
  type LineItemQuantityChange,
  type ManagedAdditionalFee,
  type ManagedDiscount,
  type ManagedLineItem,
  type TotalPriceChange,
} from '../orders/order-change.js';
export {
  MeasurementUnit,
  type DecimalQuantity,
  type DigitalFile,
  type LocationAndQuantity,
  type OrderLineItem,
  type SubscriptionInfo,
} from '../orders/order-line-item.js';
export type { ChannelInfo } from '../orders/order.js';
export type {
  DeliveryLogistics,
  PickupDetails,
  ShippingPrice,
  ShippingRegion,
  V1ShippingInformation as ShippingInformation,
} from '../orders/shipping.js';
export type { ItemTaxFullDetails, LineItemTaxBreakdown, LineItemTaxInfo } from '../orders/tax.js';
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
