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
export { type CatalogReference } from '../../commerce/line-items/catalog-reference.js';
export { type DescriptionLine } from '../../commerce/line-items/description-line.js';
export { type ItemType } from '../../commerce/line-items/item-type.js';
export { type ModifierGroup } from '../../commerce/line-items/modifier-group.js';
export { PaymentOptionType } from '../../commerce/line-items/payment-option.js';
export { type PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
export { type Policy } from '../../commerce/line-items/policy.js';
export { type ServiceProperties } from '../../commerce/line-items/service-properties.js';
export { type SubscriptionOptionInfo } from '../../commerce/line-items/subscription.js';
export { type TaxableAddress } from '../../commerce/tax/tax.js';
export { type TranslatableString } from '../../commerce/fields/translatable-string.js';
export { WeightUnit } from '../../commerce/line-items/units.js';
export { ChargeType } from '../../orders/order-parts/additional-fee.js';
export { DescriptionLineType } from '../../commerce/line-items/description-line.js';
export { DimensionsUnit } from '../../commerce/line-items/units.js';
export { FileType, ProductPeriodAlignment } from '../../commerce/enumerations.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { ItemTypePreset } from '../../commerce/line-items/item-type.js';
export { SubscriptionFrequency } from '../../commerce/line-items/subscription.js';
export { TaxableAddressType } from '../../commerce/tax/tax.js';
