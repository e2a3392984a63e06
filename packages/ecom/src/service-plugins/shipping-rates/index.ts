export { ChargeType, SubdivisionType } from './enumerations.js';
export {
  type GenericShippingRatesError,
  type InvalidAddressError,
  type InvalidPostalCodeError,
  type MissingPostalCodeError,
} from './error-data.js';
export {
  GenericShippingRatesWixError,
  InvalidAddressWixError,
  InvalidPostalCodeWixError,
  MissingPostalCodeWixError,
} from './errors.js';
export {
  type AdditionalCharge,
  type DeliveryLogistics,
  type DeliveryPreferences,
  type ExternalReference,
  type FullAddressContactDetails,
  type GetShippingRatesRequest,
  type GetShippingRatesResponse,
  type PickupDetails,
  type ProductItem,
  type ShippingOption,
  type ShippingPrice,
} from './get-shipping-rates.js';
export { provideHandlers, type ShippingRatesHandlers, type GetShippingRatesEnvelope } from './provide-handlers.js';
export { type ApplicationError, type FieldViolation } from '../../commerce/calculation-errors.js';
export { type CatalogReference } from '../../commerce/catalog-reference.js';
export { type VatId } from '../../commerce/contact.js';
export { type ExtendedFields } from '../../commerce/extended-fields.js';
export { type PhysicalProperties } from '../../commerce/physical-properties.js';
export { PickupMethod } from '../../commerce/shipping.js';
export { WeightUnit } from '../../commerce/units.js';
export { DimensionsUnit } from '../../commerce/units.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { RuleType } from '../../commerce/calculation-errors.js';
export { VatType } from '../../commerce/contact.js';
