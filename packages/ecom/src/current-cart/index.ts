export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { AdditionalFeeSource, type AdditionalFee } from '../commerce/discounts-and-fees/additional-fee.js';
export {
  DiscountType,
  DiscountType as AppliedDiscountDiscountType,
  type AppliedDiscount,
  type AppliedCoupon as V1Coupon,
  type AppliedDiscountRule as V1DiscountRule,
  type AppliedMerchantDiscount as V1MerchantDiscount,
} from '../commerce/discounts-and-fees/applied-discount.js';
export type { BuyerInfo } from '../commerce/buyers/buyer.js';
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
} from '../commerce/errors/calculation-errors.js';
export type { CatalogOverrideFields } from '../commerce/line-items/catalog-override-fields.js';
export type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
export { ChannelType } from '../commerce/buyers/channel.js';
export {
  VatType,
  type AddressWithContact,
  type FullAddressContactDetails,
  type VatId,
} from '../commerce/addresses/address-with-contact.js';
export {
  DescriptionLineType,
  type Color,
  type DescriptionLine,
  type DescriptionLineName,
  type PlainTextValue,
} from '../commerce/line-items/description-line.js';
export type { ExtendedFields } from '../commerce/fields/extended-fields.js';
export type { GiftCard } from '../commerce/payments/gift-card.js';
export { ItemAvailabilityStatus, type ItemAvailabilityInfo } from '../commerce/line-items/item-availability.js';
export { ItemTypePreset, type ItemType } from '../commerce/line-items/item-type.js';
export type {
  HostSelectedMembership,
  InvalidMembership,
  Membership,
  MembershipPaymentCredits,
  SelectedMemberships,
} from '../commerce/payments/memberships.js';
export type { ItemModifier, ModifierGroup } from '../commerce/line-items/modifier-group.js';
export type { MultiCurrencyPrice, PriceSummary } from '../commerce/prices/multi-currency-price.js';
export { PaymentOptionType, type PaymentOption } from '../commerce/line-items/payment-option.js';
export type { PhysicalProperties } from '../commerce/line-items/physical-properties.js';
export type { Policy } from '../commerce/line-items/policy.js';
export type { ServiceProperties } from '../commerce/line-items/service-properties.js';
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
} from '../commerce/shipping/shipping.js';
export {
  SubscriptionFrequency,
  type Description,
  type FreeTrialPeriod,
  type SubscriptionOptionInfo,
  type SubscriptionSettings,
  type Title,
} from '../commerce/line-items/subscription.js';
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
} from '../commerce/tax/tax.js';
export type { PriceDescription, ProductName, TranslatableString } from '../commerce/fields/translatable-string.js';
export { DimensionsUnit, WeightUnit } from '../commerce/line-items/units.js';
export {
  NameInLineItem,
  NameInOther,
  Severity,
  SuggestedFix,
  type Other,
  type Target,
  type TargetLineItem,
  type Violation,
} from '../commerce/errors/violation.js';
export { addAllToCurrentCart } from './add-all-to-current-cart.js';
export { addToCurrentCart, type AddToCartResponse, type AddToCurrentCartOptions } from './add-to-current-cart.js';
export type { Cart, CartDiscount, CartResponse, Coupon, MerchantDiscount } from '../cart/cart.js';
export type { CartCreatedEnvelope, CartDeletedEnvelope, CartEvents, CartUpdatedEnvelope } from '../cart/cart-events.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { buyableQuantity } from './shortfalls/buyable-quantity.js';
export { checkAdded } from './shortfalls/check-added.js';
export {
  createCheckoutFromCurrentCart,
  type CreateCheckoutFromCurrentCartOptions,
  type CreateCheckoutResponse,
} from './create-checkout-from-current-cart.js';
export type { CustomLineItem } from '../commerce/line-items/custom-line-item.js';
export { deleteCurrentCart } from './delete-current-cart.js';
export {
  BalanceType,
  FileType,
  LimitedQuotaType,
  PlatformFeeChargeType,
  ProductPeriodAlignment,
  QuotaType,
} from '../commerce/enumerations.js';
export { estimateCurrentCartTotals } from './estimate-current-cart-totals.js';
export type {
  CalculatedLineItem,
  EstimateCurrentCartTotalsOptions,
  EstimateTotalsResponse,
  LineItemPricesData,
  MembershipOptions,
} from '../cart/estimate.js';
export { getCurrentCart } from './get-current-cart.js';
export type { LineItem, LineItemInput, SelectedMembership } from '../cart/line-item.js';
export { LineItemNotAddedError } from './shortfalls/line-item-not-added-error.js';
export { onCartCreated } from '../cart/on-cart-created.js';
export { onCartDeleted } from '../cart/on-cart-deleted.js';
export { onCartUpdated } from '../cart/on-cart-updated.js';
export { removeCouponFromCurrentCart, type RemoveCouponResponse } from './remove-coupon-from-current-cart.js';
export { removeLineItemsFromCurrentCart, type RemoveLineItemsResponse } from './remove-line-items-from-current-cart.js';
export type { NotAddedReason, Shortfall } from './shortfalls/shortfall.js';
export {
  updateCurrentCartLineItemQuantity,
  type LineItemQuantityUpdate,
  type UpdateLineItemsQuantityResponse,
} from './update-current-cart-line-item-quantity.js';
export { updateCurrentCart, type UpdateCurrentCartOptions } from './update-current-cart.js';
