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
export { DiscountType } from '../../commerce/applied-discount.js';
export { type CatalogReference } from '../../commerce/catalog-reference.js';
export { type VatId } from '../../commerce/contact.js';
export { type ExtendedFields } from '../../commerce/extended-fields.js';
export { type ModifierGroup } from '../../commerce/modifier-group.js';
export { type PhysicalProperties } from '../../commerce/physical-properties.js';
export { ChargeType, PickupMethod } from '../../commerce/shipping.js';
export { type TaxableAddress } from '../../commerce/tax.js';
export { type TranslatableString } from '../../commerce/text.js';
export { DimensionsUnit } from '../../commerce/units.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { TaxableAddressType } from '../../commerce/tax.js';
export { VatType } from '../../commerce/contact.js';
