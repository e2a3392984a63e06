export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type {
  Charge,
  Checkout,
  CustomContentReference,
  CustomSettings,
  ExternalReference,
  ShippingInfo,
  SubscriptionCharges,
} from '../checkout/checkout.js';
export type { LineItem } from '../checkout/line-item.js';
export { AdditionalFeeSource, type AdditionalFee } from '../commerce/additional-fee.js';
export {
  DiscountType,
  type AppliedCoupon as Coupon,
  type AppliedDiscount,
  type AppliedDiscountRule as DiscountRule,
  type AppliedMerchantDiscount as MerchantDiscount,
} from '../commerce/applied-discount.js';
export type { BulkActionMetadata, ItemMetadata } from '../commerce/bulk.js';
export type { BuyerInfo, CreatedBy } from '../commerce/buyer.js';
export {
  RuleType,
  type ApplicationError,
  type CarrierError,
  type Details,
  type FieldViolation,
  type SystemError,
  type ValidationError,
} from '../commerce/calculation-errors.js';
export type { CatalogOverrideFields } from '../commerce/catalog-override-fields.js';
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
export type { GiftCard } from '../commerce/gift-card.js';
export { ItemAvailabilityStatus, type ItemAvailabilityInfo } from '../commerce/item-availability.js';
export { ItemTypePreset, type ItemType } from '../commerce/item-type.js';
export type {
  HostSelectedMembership as SelectedMembership,
  InvalidMembership,
  Membership,
  MembershipPaymentCredits,
  SelectedMemberships,
} from '../commerce/memberships.js';
export type { ItemModifier, ModifierGroup } from '../commerce/modifier-group.js';
export type { MultiCurrencyPrice, PriceSummary } from '../commerce/money.js';
export type { CursorPagingMetadata, Cursors } from '../commerce/paging.js';
export { PaymentOptionType, type PaymentOption } from '../commerce/payment-option.js';
export type { PhysicalProperties } from '../commerce/physical-properties.js';
export type { Policy } from '../commerce/policy.js';
export type { HeadersEntry, RawHttpResponse } from '../commerce/raw-http-response.js';
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
export { SortOrder } from '../commerce/transaction-enumerations.js';
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
export type { CustomLineItem } from '../current-cart/custom-line-item.js';
export { BalanceType, FileType, PlatformFeeChargeType, ProductPeriodAlignment } from '../current-cart/enumerations.js';
export {
  bulkCreateCheckoutTemplates,
  type BulkCheckoutTemplateResult,
  type BulkCreateCheckoutTemplatesApplicationErrors,
  type BulkCreateCheckoutTemplatesOptions,
  type BulkCreateCheckoutTemplatesResponse,
} from './bulk-create-checkout-templates.js';
export type {
  CheckoutTemplateCreatedEnvelope,
  CheckoutTemplateDeletedEnvelope,
  CheckoutTemplateUpdatedEnvelope,
  CheckoutTemplateUsed,
  CheckoutTemplateUsedEnvelope,
} from './checkout-template-events.js';
export {
  Status,
  type CheckoutCustomization,
  type CheckoutTemplate,
  type V1LineItem,
  type WebClientCustomization,
} from './checkout-template.js';
export {
  createAndRedirectToCheckout,
  type CreateAndRedirectToCheckoutApplicationErrors,
} from './create-and-redirect-to-checkout.js';
export {
  createCheckoutFromTemplate,
  type CreateCheckoutFromTemplateApplicationErrors,
  type CreateCheckoutFromTemplateResponse,
} from './create-checkout-from-template.js';
export { createCheckoutTemplate, type CreateCheckoutTemplateApplicationErrors } from './create-checkout-template.js';
export { deleteCheckoutTemplate } from './delete-checkout-template.js';
export { getCheckoutTemplate } from './get-checkout-template.js';
export { onCheckoutTemplateCreated } from './on-checkout-template-created.js';
export { onCheckoutTemplateDeleted } from './on-checkout-template-deleted.js';
export { onCheckoutTemplateUpdated } from './on-checkout-template-updated.js';
export { onCheckoutTemplateUsed } from './on-checkout-template-used.js';
export {
  queryCheckoutTemplates,
  type QueryCheckoutTemplates,
  type CheckoutTemplateFields,
  type CheckoutTemplateQuery,
  type CheckoutTemplatesQueryBuilder,
  type CheckoutTemplatesQueryResult,
  type QueryCheckoutTemplatesResponse,
} from './query-checkout-templates.js';
export {
  updateCheckoutTemplate,
  type UpdateCheckoutTemplate,
  type UpdateCheckoutTemplateApplicationErrors,
} from './update-checkout-template.js';
