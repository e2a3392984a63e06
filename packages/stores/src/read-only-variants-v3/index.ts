export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder, SortOrder as CommonSortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export {
  AggregationType,
  GeoAggregationType as CommonAggregationType,
  Interval,
  Interval as DateHistogramAggregationInterval,
  MissingValues,
  MissingValues as ValueAggregationMissingValues,
  Mode,
  Mode as SearchDetailsMode,
  NestedAggregationType,
  NestedAggregationType as NestedAggregationNestedAggregationType,
  ScalarType,
  ScalarType as CommonScalarType,
  SortDirection,
  SortDirection as ValueAggregationSortDirection,
  SortType,
  SortType as ValueAggregationSortType,
} from '../catalog-v3/search/enumerations.js';
export {
  DimensionsUnit,
  FileType,
  MeasurementUnit,
  MediaType,
  ProductType,
  WeightUnit,
} from '../catalog-v3/physical-enumerations.js';
export { InternalRowState } from '../catalog-v3/enumerations.js';
export type { FixedMonetaryAmount, PriceInfo, RevenueDetails } from '../products-v3/entity/money.js';
export type { ProductMedia } from '../products-v3/entity/media.js';
export type { DiscountInfo, PhysicalProperties } from '../products-v3/entity/product-parts.js';
export type {
  InventoryStatus,
  OptionChoice,
  SubscriptionPricesInfo,
  VariantDigitalProperties,
  VariantPhysicalProperties,
} from '../products-v3/entity/variant.js';
export type { InternalMetadata, LocationListing, ProductFields, ReadOnlyVariant } from './read-only-variant.js';
export * from './requested-fields.js';
export * from './query-variants.js';
export * from './search-variants.js';
export * from './enumerations.js';
