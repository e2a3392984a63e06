export {
  type Address,
  type AddressWithContact,
  type ContactDetails,
  readAddress,
  readAddressWithContact,
} from './address.js';
export { addressFields, addressWithContactFields } from './address-fields.js';
export { countryCodes, countryName, subdivisions } from './countries.js';
export { type Destination, destinationOf } from './destination.js';
export { type ShippingOffer, type ShippingRate, findShipping } from './find-shipping.js';
export { setShippingRegions, shippingRegions } from './shipping-regions.js';
export {
  type ServicePrice,
  type ShippingRegion,
  type ShippingRule,
  type ShippingService,
  carrierId,
  comparisons,
  shippingRuleTypes,
} from './shipping-table.js';
