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
export { AdditionalFeeSource, type AdditionalFee } from '../commerce/discounts-and-fees/additional-fee.js';
export {
  DiscountType,
  type AppliedCoupon as Coupon,
  type AppliedDiscount,
  type AppliedDiscountRule as DiscountRule,
  type AppliedMerchantDiscount as MerchantDiscount,
} from '../commerce/discounts-and-fees/applied-discount.js';
export type { BulkActionMetadata, ItemMetadata } from '../commerce/responses/bulk.js';
export type { BuyerInfo, CreatedBy } from '../commerce/buyers/buyer.js';
export {
  RuleType,
  type ApplicationError,
  type CarrierError,
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
export type { CursorPagingMetadata, Cursors } from '../commerce/responses/paging.js';
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
export { SortOrder } from '../commerce/payments/enumerations.js';
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
