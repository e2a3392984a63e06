export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export type * from '../catalog-v3/results/extended-fields.js';
export type * from '../catalog-v3/results/tags.js';
export {
  AggregationType,
  Interval,
  MissingValues,
  Mode,
  NestedAggregationType,
  ScalarType,
  SortDirection,
  SortType,
} from '../catalog-v3/search/enumerations.js';
export { CustomizationRenderType, CustomizationType } from '../catalog-v3/enumerations.js';
export { InventoryAvailabilityStatus as AvailabilityStatus } from '../products-v3/entity/enumerations.js';
export type { Thumbnail } from '../products-v3/entity/media.js';
export * from './entity/enumerations.js';
export type {
  GroupingCustomization,
  ProductChoice,
  ProductGroup,
  ProductGroupMedia,
  ProductGroupMember,
} from './entity/product-group.js';
export * from './errors/product-group-error-code.js';
export * from './requested-fields.js';
export * from './create-product-group.js';
export * from './get-product-group.js';
export * from './update-product-group.js';
export * from './delete-product-group.js';
export * from './query-product-groups.js';
export * from './search-product-groups.js';
export * from './assign-products-to-product-group.js';
export * from './unassign-products-from-product-group.js';
export * from './bulk-create-product-groups.js';
export * from './bulk-update-product-groups.js';
export * from './bulk-delete-product-groups.js';
export * from './bulk-update-product-group-tags.js';
export * from './bulk-update-product-group-tags-by-filter.js';
