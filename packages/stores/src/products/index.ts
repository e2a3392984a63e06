export type { AccountInfo, BaseEventMetadata, IdentificationData, PagingMetadata } from '@cartwright/core';
export * from '../catalog/media.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { Collection } from '../collections/collection.js';
export * from './media/add-product-media.js';
export * from './media/add-product-media-to-choices.js';
export * from './collections/add-products-to-collection.js';
export * from './products/bulk-adjust-product-property.js';
export type { ApplicationError, BulkActionMetadata, BulkProductResult, ItemMetadata } from './products/bulk-result.js';
export * from './products/bulk-update-products-property.js';
export * from './collections/create-collection.js';
export * from './products/create-product.js';
export * from './collections/delete-collection.js';
export * from './products/delete-product.js';
export * from './options-and-variants/delete-product-options.js';
export * from './product-parts/enumerations.js';
export * from './collections/get-collection-by-slug.js';
export * from './options-and-variants/get-product-options-availability.js';
export * from './products/get-product.js';
export * from './store-variants/get-store-variant.js';
export type * from './media/media-assignment.js';
export type {
  CostAndProfitData,
  Discount,
  FormattedPrice,
  NumericPropertyRange,
  PriceData,
  PricePerUnitData,
} from './product-parts/price.js';
export type * from './product-parts/product-option.js';
export type { AdditionalInfoSection, CustomTextField, PageUrl, Product, Ribbon, Stock } from './products/product.js';
export * from './options-and-variants/query-product-variants.js';
export * from './products/query-products.js';
export * from './store-variants/query-store-variants.js';
export * from './products/remove-brand.js';
export * from './media/remove-product-media.js';
export * from './media/remove-product-media-from-choices.js';
export * from './collections/remove-products-from-collection.js';
export * from './products/remove-ribbon.js';
export * from './options-and-variants/reset-all-product-variant-data.js';
export type * from '../catalog/seo.js';
export type { PlatformMedia, PreorderInfo, StoreVariant } from './store-variants/store-variant.js';
export * from './collections/update-collection.js';
export * from './products/update-product.js';
export * from './options-and-variants/update-product-variants.js';
export type { Dimensions, Variant, VariantDataWithNoStock, VariantStock } from './product-parts/variant.js';
export * from './events/product-event-envelopes.js';
export * from './events/on-product-created.js';
export * from './events/on-product-changed.js';
export * from './events/on-product-deleted.js';
export * from './events/on-product-variants-changed.js';
export * from './events/on-product-collection-created.js';
export * from './events/on-product-collection-changed.js';
export * from './events/on-product-collection-deleted.js';
