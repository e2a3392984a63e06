export { Source } from './enumerations.js';
export {
  type BuyerDetails,
  type CustomFields,
  type GetValidationViolationsRequest,
  type GetValidationViolationsResponse,
  type ItemTaxFullDetails,
  type LineItem,
  type LineItemPricesData,
  type SelectedCarrierServiceOption,
  type SelectedCarrierServiceOptionPrices,
  type ShippingInfo,
  type SourceInfo,
  type ValidationInfo,
} from './get-validation-violations.js';
export { provideHandlers, type ValidationsHandlers, type GetValidationViolationsEnvelope } from './provide-handlers.js';
export { type CatalogReference } from '../../commerce/line-items/catalog-reference.js';
export { type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
export { type CustomField } from '../../commerce/fields/custom-field.js';
export { type ExtendedFields } from '../../commerce/fields/extended-fields.js';
export { type GiftCard } from '../../commerce/payments/gift-card.js';
export { type ItemType } from '../../commerce/line-items/item-type.js';
export { type MultiCurrencyPrice, type PriceSummary } from '../../commerce/prices/multi-currency-price.js';
export { type PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
export { type DeliveryAllocation, type DeliveryTimeSlot } from '../../commerce/shipping/shipping.js';
export { type SubscriptionOptionInfo } from '../../commerce/line-items/subscription.js';
export { type TaxBreakdown } from '../../commerce/tax/tax.js';
export { type TranslatableString } from '../../commerce/fields/translatable-string.js';
export { WeightUnit } from '../../commerce/line-items/units.js';
export { type Violation } from '../../commerce/errors/violation.js';
export { type AppliedDiscount } from '../additional-fees/calculate-additional-fees.js';
export { type ExternalReference } from '../shipping-rates/get-shipping-rates.js';
export { DimensionsUnit } from '../../commerce/line-items/units.js';
export { DiscountType } from '../../commerce/discounts-and-fees/applied-discount.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { ItemTypePreset } from '../../commerce/line-items/item-type.js';
export { JurisdictionType } from '../../commerce/tax/tax.js';
export { NameInLineItem, NameInOther, Severity, SuggestedFix } from '../../commerce/errors/violation.js';
export { ProductPeriodAlignment } from '../../commerce/enumerations.js';
export { SubscriptionFrequency } from '../../commerce/line-items/subscription.js';
export { VatType } from '../../commerce/addresses/address-with-contact.js';
