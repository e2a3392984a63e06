export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export {
  VatType,
  type AddressWithContact,
  type FullAddressContactDetails,
  type VatId,
} from './addresses/address-with-contact.js';
export type { BuyerInfo } from './buyers/buyer.js';
export * from './buyers/channel.js';
export * from './discounts-and-fees/additional-fee.js';
export { DiscountType, type AppliedDiscount } from './discounts-and-fees/applied-discount.js';
export * from './discounts-and-fees/platform-fee-charge-type.js';
export {
  RuleType,
  type ApplicationError,
  type CarrierError,
  type Details,
  type FieldViolation,
  type SystemError,
  type ValidationError,
} from './errors/calculation-errors.js';
export * from './errors/violation.js';
export type * from './fields/extended-fields.js';
export type * from './fields/translatable-string.js';
export type { CatalogOverrideFields } from './line-items/catalog-override-fields.js';
export type * from './line-items/catalog-reference.js';
export type { CustomLineItem } from './line-items/custom-line-item.js';
export * from './line-items/description-line.js';
export * from './line-items/enumerations.js';
export * from './line-items/item-type.js';
export type * from './line-items/modifier-group.js';
export * from './line-items/payment-option.js';
export type { PhysicalProperties } from './line-items/physical-properties.js';
export type * from './line-items/policy.js';
export type { ServiceProperties } from './line-items/service-properties.js';
export {
  SubscriptionFrequency,
  type Description,
  type FreeTrialPeriod,
  type SubscriptionOptionInfo,
  type SubscriptionSettings,
  type Title,
} from './line-items/subscription.js';
export * from './line-items/units.js';
export type * from './payments/gift-card.js';
export { BalanceType } from './payments/membership-quotas.js';
export type {
  InvalidMembership,
  Membership,
  MembershipPaymentCredits,
  SelectedMemberships,
} from './payments/memberships.js';
export type * from './prices/multi-currency-price.js';
export {
  ChargeType,
  PickupMethod,
  type ApplicableLineItems,
  type Carrier,
  type CarrierServiceOption,
  type DeliveryAllocation,
  type DeliveryLogistics,
  type DeliveryTimeSlot,
  type OtherCharge,
  type PickupDetails,
  type Region,
  type SelectedCarrierServiceOption,
  type SelectedCarrierServiceOptionOtherCharge,
  type SelectedCarrierServiceOptionPrices,
  type ShippingOption,
  type ShippingPrice,
  type ShippingRegion,
} from './shipping/shipping.js';
export * from './tax/tax.js';
