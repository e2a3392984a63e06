export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { AdditionalFeeSource, type AdditionalFee } from '../commerce/additional-fee.js';
export {
  DiscountType,
  DiscountType as AppliedDiscountDiscountType,
  type AppliedDiscount,
  type AppliedCoupon as V1Coupon,
  type AppliedDiscountRule as V1DiscountRule,
  type AppliedMerchantDiscount as V1MerchantDiscount,
} from '../commerce/applied-discount.js';
export type { BuyerInfo } from '../commerce/buyer.js';
export {
  RuleType,
  type ApplicationError,
  type CalculationErrors,
  type CarrierError,
  type CarrierErrors,
  type Details,
  type FieldViolation,
  type SystemError,
  type ValidationError,
} from '../commerce/calculation-errors.js';
export type { CatalogOverrideFields } from '../commerce/catalog-override-fields.js';
export type { CatalogReference } from '../commerce/catalog-reference.js';
export { ChannelType } from '../commerce/channel.js';
export { VatType, type AddressWithContact, type FullAddressContactDetails, type VatId } from '../commerce/contact.js';
export {
  DescriptionLineType,
  type Color,
  type DescriptionLine,
  type DescriptionLineName,
  type PlainTextValue,
} from '../commerce/description-line.js';
export type { ExtendedFields } from '../commerce/extended-fields.js';
export type { GiftCard } from '../commerce/gift-card.js';
export { ItemAvailabilityStatus, type ItemAvailabilityInfo } from '../commerce/item-availability.js';
export { ItemTypePreset, type ItemType } from '../commerce/item-type.js';
export type {
  HostSelectedMembership,
  InvalidMembership,
  Membership,
  MembershipPaymentCredits,
  SelectedMemberships,
} from '../commerce/memberships.js';
export type { ItemModifier, ModifierGroup } from '../commerce/modifier-group.js';
export type { MultiCurrencyPrice, PriceSummary } from '../commerce/money.js';
export { PaymentOptionType, type PaymentOption } from '../commerce/payment-option.js';
export type { PhysicalProperties } from '../commerce/physical-properties.js';
export type { Policy } from '../commerce/policy.js';
export type { ServiceProperties } from '../commerce/service-properties.js';
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
  type SelectedShippingOption,
  type ShippingInformation,
  type ShippingOption,
  type ShippingPrice,
  type ShippingRegion,
} from '../commerce/shipping.js';
export {
  SubscriptionFrequency,
  type Description,
  type FreeTrialPeriod,
  type SubscriptionOptionInfo,
  type SubscriptionSettings,
  type Title,
} from '../commerce/subscription.js';
export {
  FallbackReason,
  JurisdictionType,
  ManualCalculationReason,
  RateType,
  TaxableAddressType,
  type AutoTaxFallbackCalculationDetails,
  type ItemTaxFullDetails,
  type TaxBreakdown,
  type TaxCalculationDetails,
  type TaxRateBreakdown,
  type TaxSummary,
  type TaxableAddress,
} from '../commerce/tax.js';
export type { PriceDescription, ProductName, TranslatableString } from '../commerce/text.js';
export { DimensionsUnit, WeightUnit } from '../commerce/units.js';
export {
  NameInLineItem,
  NameInOther,
  Severity,
  SuggestedFix,
  type Other,
  type Target,
  type TargetLineItem,
  type Violation,
} from '../commerce/violation.js';
export { addAllToCurrentCart } from './add-all-to-current-cart.js';
export { addToCurrentCart, type AddToCartResponse, type AddToCurrentCartOptions } from './add-to-current-cart.js';
export type { Cart, CartDiscount, CartResponse, Coupon, MerchantDiscount } from './cart.js';
export type { CartCreatedEnvelope, CartDeletedEnvelope, CartEvents, CartUpdatedEnvelope } from './cart-events.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { buyableQuantity } from './buyable-quantity.js';
export { checkAdded } from './check-added.js';
export {
  createCheckoutFromCurrentCart,
  type CreateCheckoutFromCurrentCartOptions,
  type CreateCheckoutResponse,
} from './create-checkout-from-current-cart.js';
export type { CustomLineItem } from './custom-line-item.js';
export { deleteCurrentCart } from './delete-current-cart.js';
export {
  BalanceType,
  FileType,
  LimitedQuotaType,
  PlatformFeeChargeType,
  ProductPeriodAlignment,
  QuotaType,
} from './enumerations.js';
export { estimateCurrentCartTotals } from './estimate-current-cart-totals.js';
export type {
  CalculatedLineItem,
  EstimateCurrentCartTotalsOptions,
  EstimateTotalsResponse,
  LineItemPricesData,
  MembershipOptions,
} from './estimate.js';
export { getCurrentCart } from './get-current-cart.js';
export type { LineItem, LineItemInput, SelectedMembership } from './line-item.js';
export { LineItemNotAddedError } from './line-item-not-added-error.js';
export { onCartCreated } from './on-cart-created.js';
export { onCartDeleted } from './on-cart-deleted.js';
export { onCartUpdated } from './on-cart-updated.js';
export { removeCouponFromCurrentCart, type RemoveCouponResponse } from './remove-coupon-from-current-cart.js';
export { removeLineItemsFromCurrentCart, type RemoveLineItemsResponse } from './remove-line-items-from-current-cart.js';
export type { NotAddedReason, Shortfall } from './shortfall.js';
export {
  updateCurrentCartLineItemQuantity,
  type LineItemQuantityUpdate,
  type UpdateLineItemsQuantityResponse,
} from './update-current-cart-line-item-quantity.js';
export { updateCurrentCart, type UpdateCurrentCartOptions } from './update-current-cart.js';
