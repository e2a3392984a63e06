export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { AdditionalFeeSource, type AdditionalFee } from '../commerce/discounts-and-fees/additional-fee.js';
export {
  DiscountType,
  type AppliedCoupon as Coupon,
  type AppliedDiscount,
  type AppliedDiscountRule as DiscountRule,
  type AppliedMerchantDiscount as MerchantDiscount,
} from '../commerce/discounts-and-fees/applied-discount.js';
export type { BuyerInfo, CreatedBy } from '../commerce/buyers/buyer.js';
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
export type { CustomField } from '../commerce/fields/custom-field.js';
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
  HostSelectedMembership as SelectedMembership,
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
export type { HeadersEntry, RawHttpResponse } from '../commerce/responses/raw-http-response.js';
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
export type { CustomLineItem } from '../commerce/line-items/custom-line-item.js';
export { BalanceType, FileType, PlatformFeeChargeType, ProductPeriodAlignment } from '../commerce/enumerations.js';
export type { LineItemQuantityUpdate } from '../current-cart/update-current-cart-line-item-quantity.js';
export {
  addToCheckout,
  type AddToCheckoutApplicationErrors,
  type AddToCheckoutOptions,
  type AddToCheckoutResponse,
} from './add-to-checkout.js';
export type {
  CheckoutCompletedEnvelope,
  CheckoutCreatedEnvelope,
  CheckoutDeletedEnvelope,
  CheckoutMarkedAsCompleted,
  CheckoutUpdatedEnvelope,
} from './checkout-events.js';
export type { CheckoutResponse } from './checkout-response.js';
export type {
  Charge,
  Checkout,
  CustomContentReference,
  CustomSettings,
  ExternalReference,
  MembershipOptions,
  ShippingInfo,
  SubscriptionCharges,
} from './checkout.js';
export { createCheckout, type CreateCheckoutApplicationErrors, type CreateCheckoutOptions } from './create-checkout.js';
export {
  createOrderAndCharge,
  type CreateOrderAndChargeApplicationErrors,
  type CreateOrderAndChargeOptions,
  type CreateOrderAndChargeResponse,
} from './create-order-and-charge.js';
export {
  createOrder,
  type CreateOrderApplicationErrors,
  type CreateOrderOptions,
  type CreateOrderResponse,
} from './create-order.js';
export type {
  DoublePaymentErrorData,
  PaymentErrorResponseData,
  RedeemErrorData,
  ShippingCalculationErrorData,
  ViolationsList,
} from './error-data.js';
export { getCheckoutByCartId, type GetCheckoutByCartIdResponse } from './get-checkout-by-cart-id.js';
export { getCheckoutUrl, type GetCheckoutURLResponse } from './get-checkout-url.js';
export { getCheckout } from './get-checkout.js';
export { getWixCheckoutUrl, type GetWixCheckoutURLResponse } from './get-wix-checkout-url.js';
export type { LineItem } from './line-item.js';
export {
  markCheckoutAsCompletedAndRedirectToUrl,
  type MarkCheckoutAsCompletedAndRedirectToUrlApplicationErrors,
} from './mark-checkout-as-completed-and-redirect-to-url.js';
export { markCheckoutAsCompleted, type MarkCheckoutAsCompletedOptions } from './mark-checkout-as-completed.js';
export { onCheckoutCompleted } from './on-checkout-completed.js';
export { onCheckoutCreated } from './on-checkout-created.js';
export { onCheckoutDeleted } from './on-checkout-deleted.js';
export { onCheckoutUpdated } from './on-checkout-updated.js';
export { removeCoupon, type RemoveCouponResponse } from './remove-coupon.js';
export { removeGiftCard, type RemoveGiftCardResponse } from './remove-gift-card.js';
export { removeLineItems, type RemoveLineItemsResponse } from './remove-line-items.js';
export { removeOverrideCheckoutUrl, type RemoveOverrideCheckoutUrlResponse } from './remove-override-checkout-url.js';
export {
  updateCheckout,
  type UpdateCheckout,
  type UpdateCheckoutApplicationErrors,
  type UpdateCheckoutOptions,
} from './update-checkout.js';
export { updateLineItemsQuantity, type UpdateLineItemsQuantityResponse } from './update-line-items-quantity.js';
