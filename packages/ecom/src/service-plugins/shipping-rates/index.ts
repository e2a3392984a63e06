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
export { type ApplicationError, type FieldViolation } from '../../commerce/errors/calculation-errors.js';
export { type CatalogReference } from '../../commerce/line-items/catalog-reference.js';
export { type VatId } from '../../commerce/addresses/address-with-contact.js';
export { type ExtendedFields } from '../../commerce/fields/extended-fields.js';
export { type PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
export { PickupMethod } from '../../commerce/shipping/shipping.js';
export { WeightUnit } from '../../commerce/line-items/units.js';
export { DimensionsUnit } from '../../commerce/line-items/units.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { RuleType } from '../../commerce/errors/calculation-errors.js';
export { VatType } from '../../commerce/addresses/address-with-contact.js';
