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
export { type CatalogReference } from '../../commerce/catalog-reference.js';
export { type AddressWithContact } from '../../commerce/contact.js';
export { type CustomField } from '../../commerce/custom-field.js';
export { type ExtendedFields } from '../../commerce/extended-fields.js';
export { type GiftCard } from '../../commerce/gift-card.js';
export { type ItemType } from '../../commerce/item-type.js';
export { type MultiCurrencyPrice, type PriceSummary } from '../../commerce/money.js';
export { type PhysicalProperties } from '../../commerce/physical-properties.js';
export { type DeliveryAllocation, type DeliveryTimeSlot } from '../../commerce/shipping.js';
export { type SubscriptionOptionInfo } from '../../commerce/subscription.js';
export { type TaxBreakdown } from '../../commerce/tax.js';
export { type TranslatableString } from '../../commerce/text.js';
export { WeightUnit } from '../../commerce/units.js';
export { type Violation } from '../../commerce/violation.js';
export { type AppliedDiscount } from '../additional-fees/calculate-additional-fees.js';
export { type ExternalReference } from '../shipping-rates/get-shipping-rates.js';
export { DimensionsUnit } from '../../commerce/units.js';
export { DiscountType } from '../../commerce/applied-discount.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { ItemTypePreset } from '../../commerce/item-type.js';
export { JurisdictionType } from '../../commerce/tax.js';
export { NameInLineItem, NameInOther, Severity, SuggestedFix } from '../../commerce/violation.js';
export { ProductPeriodAlignment } from '../../current-cart/enumerations.js';
export { SubscriptionFrequency } from '../../commerce/subscription.js';
export { VatType } from '../../commerce/contact.js';
