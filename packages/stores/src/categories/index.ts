export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export type { RichContent, RichContentMetadata, RichContentNode } from '@cartwright/core/rich-content';
export * from '../catalog-v3/rich-content-enumerations.js';
export {
  EmbeddedImagePosition as ImageStylesPosition,
  ResponsivenessBehavior as ResponsivenessBehaviour,
  SketchVariant as Variant,
} from '@cartwright/core/rich-content';
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
export { RequestedFields as SingleEntityOpsRequestedFields } from './requested-fields.js';
export type * from '../catalog-v3/results/extended-fields.js';
export type * from '../catalog-v3/tree-reference.js';
export type * from '../shared/seo.js';
export type { Breadcrumb, BreadcrumbsInfo, Category, ParentCategory } from './entity/category.js';
export type * from './entity/item-reference.js';
export * from './entity/enumerations.js';
export * from './requested-fields.js';
export * from './errors/category-error-code.js';
export * from './create-category.js';
export * from './get-category.js';
export * from './get-category-by-slug.js';
export * from './update-category.js';
export * from './update-category-visibility.js';
export * from './delete-category.js';
export * from './query-categories.js';
export * from './search-categories.js';
export * from './count-categories.js';
export * from './move-category.js';
export * from './list-trees.js';
export * from './items/list-items-in-category.js';
export * from './items/get-arranged-items.js';
export * from './items/set-arranged-items.js';
export * from './items/list-categories-for-item.js';
export * from './items/list-categories-for-items.js';
export * from './bulk/bulk-add-items-to-category.js';
export * from './bulk/bulk-add-item-to-categories.js';
export * from './bulk/bulk-remove-items-from-category.js';
export * from './bulk/bulk-remove-item-from-categories.js';
export * from './bulk/bulk-set-item-categories.js';
export * from './bulk/bulk-show-categories.js';
export * from './bulk/bulk-update-categories.js';
export * from './events/category-events.js';
export * from './events/category-action-events.js';
