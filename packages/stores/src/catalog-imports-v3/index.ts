export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export * from '../catalog-v3/rich-content-enumerations.js';
export {
  EmbeddedImagePosition as Position,
  ResponsivenessBehavior as ResponsivenessBehaviour,
  SketchVariant as Variant,
} from '@cartwright/core/rich-content';
export {
  DimensionsUnit,
  FileType,
  MeasurementUnit,
  MediaType,
  ProductType,
  WeightUnit,
} from '../catalog-v3/physical-enumerations.js';
export { ChoiceType } from '../catalog-v3/enumerations.js';
export {
  DiscountType,
  ModifierRenderType,
  ProductOptionRenderType,
  SubscriptionFrequency,
  UserCriteria,
} from '../products-v3/entity/enumerations.js';
export type { ProductCategoryIdsInfo } from '../products-v3/entity/product-parts.js';
export type { ProductWithInventory } from '../products-v3/entity/product-with-inventory.js';
export type { CatalogImport } from './catalog-import.js';
export * from './catalog-import-error-code.js';
export * from './create-catalog-import.js';
export * from './add-products-to-import.js';
export * from './submit-catalog-import.js';
