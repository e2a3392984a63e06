export {
  type AdditionalFee,
  type AppliedDiscount,
  type BuyerDetails,
  type CalculateAdditionalFeesRequest,
  type CalculateAdditionalFeesResponse,
  type Coupon,
  type DeliveryLogistics,
  type DiscountRule,
  type FullAddressContactDetails,
  type LineItem,
  type MerchantDiscount,
  type PickupDetails,
  type SelectedCarrierServiceOption,
  type SelectedCarrierServiceOptionOtherCharge,
  type SelectedCarrierServiceOptionPrices,
  type ShippingInformation,
  type TaxDetails,
} from './calculate-additional-fees.js';
export {
  provideHandlers,
  type AdditionalFeesHandlers,
  type CalculateAdditionalFeesEnvelope,
} from './provide-handlers.js';
export { DiscountType } from '../../commerce/discounts-and-fees/applied-discount.js';
export { type CatalogReference } from '../../commerce/line-items/catalog-reference.js';
export { type VatId } from '../../commerce/addresses/address-with-contact.js';
export { type ExtendedFields } from '../../commerce/fields/extended-fields.js';
export { type ModifierGroup } from '../../commerce/line-items/modifier-group.js';
export { type PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
export { ChargeType, PickupMethod } from '../../commerce/shipping/shipping.js';
export { type TaxableAddress } from '../../commerce/tax/tax.js';
export { type TranslatableString } from '../../commerce/fields/translatable-string.js';
export { DimensionsUnit } from '../../commerce/line-items/units.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { TaxableAddressType } from '../../commerce/tax/tax.js';
export { VatType } from '../../commerce/addresses/address-with-contact.js';
