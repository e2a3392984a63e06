export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { onCartCreated } from './on-cart-created.js';
export { onCartDeleted } from './on-cart-deleted.js';
export { onCartUpdated } from './on-cart-updated.js';
export type { CartCreatedEnvelope, CartDeletedEnvelope, CartUpdatedEnvelope } from './cart-events.js';
export type { CartResponse } from './cart.js';
export { AdditionalFeeSource, type AdditionalFee } from '../commerce/discounts-and-fees/additional-fee.js';
export {
  DiscountType,
  DiscountType as AppliedDiscountDiscountType,
  type AppliedCoupon as V1Coupon,
  type AppliedDiscount,
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
  type TaxableAddress,
  type TaxBreakdown,
  type TaxCalculationDetails,
  type TaxRateBreakdown,
  type TaxSummary,
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
export { WebhookIdentityType } from '@cartwright/core/site';
export type { Cart, CartDiscount, Coupon, MerchantDiscount } from './cart.js';
export type {
  CreateCheckoutFromCurrentCartOptions as CreateCheckoutOptions,
  CreateCheckoutResponse,
} from '../current-cart/create-checkout-from-current-cart.js';
export type { CustomLineItem } from '../commerce/line-items/custom-line-item.js';
export {
  BalanceType,
  FileType,
  LimitedQuotaType,
  PlatformFeeChargeType,
  ProductPeriodAlignment,
  QuotaType,
} from '../commerce/enumerations.js';
export type {
  CalculatedLineItem,
  EstimateCurrentCartTotalsOptions as EstimateTotalsOptions,
  EstimateTotalsResponse,
  LineItemPricesData,
  MembershipOptions,
} from './estimate.js';
export type { LineItem, SelectedMembership } from './line-item.js';
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
