export * from './aggregate/aggregate.js';
export * from './bulk/bulk-insert.js';
export * from './bulk/bulk-remove.js';
export type { WixDataBulkError, WixDataBulkResult } from './bulk/bulk-result.js';
export * from './bulk/bulk-save.js';
export * from './bulk/bulk-update.js';
export type * from './data-item.js';
export * from './events/item-events.js';
export type { WithConditions } from './filter/conditions.js';
export * from './filter/filter.js';
export type { Comparable, FilterMethods } from './filter/filter-methods.js';
export * from './get.js';
export * from './insert.js';
export type * from './options.js';
export * from './patch/bulk-patch.js';
export type { FieldModification, FieldModificationMethods } from './patch/field-modifications.js';
export * from './patch/patch.js';
export * from './query/count.js';
export {
  distinct,
  type Distinct,
  type WixDataDistinctOptions,
  type WixDataDistinctResponse,
} from './query/distinct.js';
export * from './query/query.js';
export type { PageMethods, WixDataQuery } from './query/query-builder.js';
export type * from './query/query-options.js';
export type { WixDataResult } from './query/result.js';
export * from './references/change-references.js';
export * from './references/is-referenced.js';
export * from './references/query-referenced-items.js';
export * from './references/replace-references.js';
export * from './remove.js';
export * from './save.js';
export * from './truncate.js';
export * from './update.js';
