export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { onCartCreated } from '../current-cart/on-cart-created.js';
export { onCartDeleted } from '../current-cart/on-cart-deleted.js';
export { onCartUpdated } from '../current-cart/on-cart-updated.js';
export type { CartCreatedEnvelope, CartDeletedEnvelope, CartUpdatedEnvelope } from '../current-cart/cart-events.js';
export type { CartResponse } from '../current-cart/cart.js';
export { AdditionalFeeSource, type AdditionalFee } from '../commerce/additional-fee.js';
export {
  DiscountType,
  DiscountType as AppliedDiscountDiscountType,
  type AppliedCoupon as V1Coupon,
  type AppliedDiscount,
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
  type TaxableAddress,
  type TaxBreakdown,
  type TaxCalculationDetails,
  type TaxRateBreakdown,
  type TaxSummary,
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
export { WebhookIdentityType } from '@cartwright/core/site';
export type { Cart, CartDiscount, Coupon, MerchantDiscount } from '../current-cart/cart.js';
export type {
  CreateCheckoutFromCurrentCartOptions as CreateCheckoutOptions,
  CreateCheckoutResponse,
} from '../current-cart/create-checkout-from-current-cart.js';
export type { CustomLineItem } from '../current-cart/custom-line-item.js';
export {
  BalanceType,
  FileType,
  LimitedQuotaType,
  PlatformFeeChargeType,
  ProductPeriodAlignment,
  QuotaType,
} from '../current-cart/enumerations.js';
export type {
  CalculatedLineItem,
  EstimateCurrentCartTotalsOptions as EstimateTotalsOptions,
  EstimateTotalsResponse,
  LineItemPricesData,
  MembershipOptions,
} from '../current-cart/estimate.js';
export type { LineItem, SelectedMembership } from '../current-cart/line-item.js';
export type { LineItemQuantityUpdate } from '../current-cart/update-current-cart-line-item-quantity.js';
export {
  addToCart,
  type AddToCartApplicationErrors,
  type AddToCartOptions,
  type AddToCartResponse,
} from './add-to-cart.js';
export { createCart, type CreateCartApplicationErrors, type CreateCartOptions } from './create-cart.js';
export { createCheckout, type CreateCheckoutApplicationErrors } from './create-checkout.js';
export { deleteCart } from './delete-cart.js';
export { estimateTotals } from './estimate-totals.js';
export { getCartByCheckoutId, type GetCartByCheckoutIdResponse } from './get-cart-by-checkout-id.js';
export { getCart } from './get-cart.js';
export { removeBusinessLocation, type RemoveBusinessLocationResponse } from './remove-business-location.js';
export { removeCoupon, type RemoveCouponResponse } from './remove-coupon.js';
export { removeLineItems, type RemoveLineItemsResponse } from './remove-line-items.js';
export { updateCart, type UpdateCartApplicationErrors, type UpdateCartOptions } from './update-cart.js';
export { updateLineItemsQuantity, type UpdateLineItemsQuantityResponse } from './update-line-items-quantity.js';
