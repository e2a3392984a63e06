export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { VatType, type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
export { DiscountType } from '../../commerce/discounts-and-fees/applied-discount.js';
export {
  NameInLineItem,
  NameInOther,
  Severity,
  SuggestedFix,
  type Violation,
} from '../../commerce/errors/violation.js';
export type * from '../../commerce/fields/custom-field.js';
export type * from '../../commerce/fields/extended-fields.js';
export type { TranslatableString } from '../../commerce/fields/translatable-string.js';
export type * from '../../commerce/line-items/catalog-reference.js';
export { ProductPeriodAlignment } from '../../commerce/line-items/enumerations.js';
export * from '../../commerce/line-items/item-type.js';
export type { PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
export { SubscriptionFrequency, type SubscriptionOptionInfo } from '../../commerce/line-items/subscription.js';
export * from '../../commerce/line-items/units.js';
export type * from '../../commerce/payments/gift-card.js';
export type * from '../../commerce/prices/multi-currency-price.js';
export type { DeliveryAllocation, DeliveryTimeSlot } from '../../commerce/shipping/shipping.js';
export { JurisdictionType, type TaxBreakdown } from '../../commerce/tax/tax.js';
export type { AppliedDiscount } from '../additional-fees/calculate-additional-fees.js';
export type { ExternalReference } from '../shipping-rates/get-shipping-rates.js';
export * from './enumerations.js';
export type * from './get-validation-violations.js';
export * from './provide-handlers.js';
