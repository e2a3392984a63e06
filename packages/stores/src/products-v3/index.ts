export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder, SortOrder as CommonSortOrder, SortOrder as WixCommonSortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export type { RichContent, RichContentMetadata, RichContentNode } from '@cartwright/core/rich-content';
export * from '../catalog-v3/rich-content-enumerations.js';
export {
  EmbeddedImagePosition as Position,
  ResponsivenessBehavior as ResponsivenessBehaviour,
  SketchVariant as SketchDataVariant,
} from '@cartwright/core/rich-content';
export {
  AggregationType,
  AggregationType as WixCommonAggregationType,
  GeoAggregationType as CommonAggregationType,
  NestedAggregationType,
  NestedAggregationType as AggregationNestedAggregationNestedAggregationType,
  NestedAggregationType as NestedAggregationNestedAggregationType,
  ScalarType,
  ScalarType as CommonScalarType,
  ScalarType as WixCommonScalarType,
  Interval,
  Interval as AggregationDateHistogramAggregationInterval,
  Interval as DateHistogramAggregationInterval,
  MissingValues,
  MissingValues as AggregationValueAggregationMissingValues,
  MissingValues as ValueAggregationMissingValues,
  SortDirection,
  SortDirection as AggregationValueAggregationSortDirection,
  SortDirection as ValueAggregationSortDirection,
  SortType,
  SortType as AggregationValueAggregationSortType,
  SortType as ValueAggregationSortType,
  Mode,
  Mode as CommonSearchDetailsMode,
  Mode as SearchDetailsMode,
} from '../catalog-v3/search/enumerations.js';
export {
  DimensionsUnit,
  EventType,
  FileType,
  ItemAvailabilityStatus as AvailabilityStatus,
  MeasurementUnit,
  MediaType,
  ProductType,
  WeightUnit,
} from '../catalog-v3/physical-enumerations.js';
export { ChoiceType, PreorderStatus } from '../catalog-v3/enumerations.js';
export { RequestedFields as SingleEntityOpsRequestedFields } from './requested-fields.js';
export { RoundingStrategy as BulkAdjustProductVariantsByFilterRequestRoundingStrategy } from './entity/enumerations.js';
export type { InventoryItem, InventoryItemPreorderInfo } from '../catalog-v3/inventory-item.js';
export type { BulkInventoryItemResults } from '../catalog-v3/results/inventory-results.js';
export type * from '../catalog-v3/results/extended-fields.js';
export type * from '../catalog-v3/results/tags.js';
export type * from '../catalog-v3/tree-reference.js';
export type * from '../shared/seo.js';
export * from './entity/enumerations.js';
export type * from './entity/money.js';
export type * from './entity/price-per-unit.js';
export type {
  Media,
  MediaItemsInfo,
  MediaReference,
  MediaReferences,
  ProductMedia,
  Thumbnail,
} from './entity/media.js';
export type {
  ChoicesSettings,
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedOption,
  ConnectedOptionChoice,
  FreeTextSettings,
  ModifierChoicesSettings,
  MultipleColors,
} from './entity/options.js';
export type {
  Dimensions,
  InventoryStatus,
  OptionChoice,
  OptionChoiceIds,
  OptionChoiceNames,
  SecuredMedia,
  SubscriptionPrice,
  SubscriptionPricesInfo,
  Variant,
  VariantDigitalProperties,
  VariantPhysicalProperties,
  VariantsInfo,
} from './entity/variant.js';
export type * from './entity/variant-with-inventory.js';
export type * from './entity/product-parts.js';
export type { V3Product } from './entity/product.js';
export type { ProductWithInventory } from './entity/product-with-inventory.js';
export * from './requested-fields.js';
export * from './errors/product-error-code.js';
export type * from './search-fields.js';
export * from './get-product.js';
export * from './get-product-by-slug.js';
export * from './query-products.js';
export * from './search-products.js';
export * from './count-products.js';
export * from './get-all-products-category.js';
export * from './create-product.js';
export * from './create-product-with-inventory.js';
export * from './update-product.js';
export * from './update-product-with-inventory.js';
export * from './delete-product.js';
export * from './bulk/bulk-create-products.js';
export * from './bulk/bulk-create-products-with-inventory.js';
export * from './bulk/bulk-update-products.js';
export * from './bulk/bulk-update-products-with-inventory.js';
export * from './bulk/bulk-delete-products.js';
export * from './bulk/bulk-update-product-tags.js';
export * from './bulk/bulk-add-info-sections-to-products.js';
export * from './bulk/bulk-add-info-sections-to-products-by-filter.js';
export * from './bulk/bulk-remove-info-sections-from-products.js';
export * from './bulk/bulk-remove-info-sections-from-products-by-filter.js';
export * from './bulk/bulk-delete-products-by-filter.js';
export * from './bulk/bulk-update-products-by-filter.js';
export * from './bulk/bulk-update-product-tags-by-filter.js';
export * from './bulk/bulk-update-product-variants-by-filter.js';
export * from './bulk/bulk-adjust-product-variants-by-filter.js';
export * from './bulk/bulk-add-products-to-categories-by-filter.js';
export * from './bulk/bulk-remove-products-from-categories-by-filter.js';
export * from './product-events.js';
