export { PurchaseType } from './enumerations.js';
export {
  type AdditionalFee,
  type CatalogReferenceAndQuantity,
  type GetCatalogItemsRequest,
  type GetCatalogItemsResponse,
  type Item,
  type ItemData,
  type TaxDetails,
} from './get-catalog-items.js';
export { provideHandlers, type CatalogHandlers, type GetCatalogItemsEnvelope } from './provide-handlers.js';
export { type CatalogReference } from '../../commerce/catalog-reference.js';
export { type DescriptionLine } from '../../commerce/description-line.js';
export { type ItemType } from '../../commerce/item-type.js';
export { type ModifierGroup } from '../../commerce/modifier-group.js';
export { PaymentOptionType } from '../../commerce/payment-option.js';
export { type PhysicalProperties } from '../../commerce/physical-properties.js';
export { type Policy } from '../../commerce/policy.js';
export { type ServiceProperties } from '../../commerce/service-properties.js';
export { type SubscriptionOptionInfo } from '../../commerce/subscription.js';
export { type TaxableAddress } from '../../commerce/tax.js';
export { type TranslatableString } from '../../commerce/text.js';
export { WeightUnit } from '../../commerce/units.js';
export { ChargeType } from '../../orders/additional-fee.js';
export { DescriptionLineType } from '../../commerce/description-line.js';
export { DimensionsUnit } from '../../commerce/units.js';
export { FileType, ProductPeriodAlignment } from '../../current-cart/enumerations.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { ItemTypePreset } from '../../commerce/item-type.js';
export { SubscriptionFrequency } from '../../commerce/subscription.js';
export { TaxableAddressType } from '../../commerce/tax.js';
