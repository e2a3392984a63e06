export {
  type Address,
  type AddressWithContact,
  type ContactDetails,
  readAddress,
  readAddressWithContact,
} from './address.js';
export { countryCodes, countryName, subdivisions } from './countries.js';
export { type Destination, destinationOf } from './destination.js';
export { type ShippingOffer, type ShippingRate, findShipping } from './find-shipping.js';
export { type ShippingRegion, type ShippingService, carrierId } from './shipping-table.js';
