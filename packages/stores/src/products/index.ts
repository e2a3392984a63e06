export type { AccountInfo, BaseEventMetadata, IdentificationData, PagingMetadata } from '@cartwright/core';
export * from '../catalog/media.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { Collection } from '../collections/collection.js';
export * from './add-product-media.js';
export * from './add-product-media-to-choices.js';
export * from './add-products-to-collection.js';
export * from './bulk-adjust-product-property.js';
export type { ApplicationError, BulkActionMetadata, BulkProductResult, ItemMetadata } from './bulk-result.js';
export * from './bulk-update-products-property.js';
export * from './create-collection.js';
export * from './create-product.js';
export * from './delete-collection.js';
export * from './delete-product.js';
export * from './delete-product-options.js';
export * from './enumerations.js';
export * from './get-collection-by-slug.js';
export * from './get-product-options-availability.js';
export * from './get-product.js';
export * from './get-store-variant.js';
export type * from './media-assignment.js';
export type {
  CostAndProfitData,
  Discount,
  FormattedPrice,
  NumericPropertyRange,
  PriceData,
  PricePerUnitData,
} from './price.js';
export type * from './product-option.js';
export type { AdditionalInfoSection, CustomTextField, PageUrl, Product, Ribbon, Stock } from './product.js';
export * from './query-product-variants.js';
export * from './query-products.js';
export * from './query-store-variants.js';
export * from './remove-brand.js';
export * from './remove-product-media.js';
export * from './remove-product-media-from-choices.js';
export * from './remove-products-from-collection.js';
export * from './remove-ribbon.js';
export * from './reset-all-product-variant-data.js';
export type * from './seo.js';
export type { PlatformMedia, PreorderInfo, StoreVariant } from './store-variant.js';
export * from './update-collection.js';
export * from './update-product.js';
export * from './update-product-variants.js';
export type { Dimensions, Variant, VariantDataWithNoStock, VariantStock } from './variant.js';
export * from './product-events.js';
export * from './on-product-created.js';
export * from './on-product-changed.js';
export * from './on-product-deleted.js';
export * from './on-product-variants-changed.js';
export * from './on-product-collection-created.js';
export * from './on-product-collection-changed.js';
export * from './on-product-collection-deleted.js';
