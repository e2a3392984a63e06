export type { AccountInfo, BaseEventMetadata, IdentificationData, PagingMetadata } from '@cartwright/core';
export {
  MediaItemType,
  type Media,
  type MediaItem,
  type MediaItemUrlAndSize,
  type MediaItemVideo,
} from '../catalog/media.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { Collection } from '../collections/collection.js';
export { addProductMedia, type MediaDataForWrite } from './add-product-media.js';
export { addProductMediaToChoices } from './add-product-media-to-choices.js';
export { addProductsToCollection } from './add-products-to-collection.js';
export {
  bulkAdjustProductProperty,
  type AdjustValue,
  type BulkAdjustProductPropertiesResponse,
  type PercentageData,
  type PropertyAdjustmentData,
} from './bulk-adjust-product-property.js';
export type { ApplicationError, BulkActionMetadata, BulkProductResult, ItemMetadata } from './bulk-result.js';
export {
  bulkUpdateProductsProperty,
  type BulkUpdateProductsResponse,
  type SetValue,
} from './bulk-update-products-property.js';
export { createCollection, type CreateCollectionResponse, type NewCollection } from './create-collection.js';
export { createProduct, type CreateProductResponse, type NewProduct } from './create-product.js';
export { deleteCollection } from './delete-collection.js';
export { deleteProduct } from './delete-product.js';
export { deleteProductOptions } from './delete-product-options.js';
export {
  DimensionsUnit,
  DiscountType,
  FileType,
  InventoryStatus,
  MeasurementUnit,
  OptionType,
  ProductType,
  SortOrder,
} from './enumerations.js';
export { getCollectionBySlug, type GetCollectionBySlugResponse } from './get-collection-by-slug.js';
export {
  getProductOptionsAvailability,
  type ProductOptionsAvailabilityResponse,
  type VariantData,
} from './get-product-options-availability.js';
export { getProduct, type GetProductOptions, type GetProductResponse } from './get-product.js';
export { getStoreVariant, type GetStoreVariantResponse } from './get-store-variant.js';
export type { MediaAssignmentToChoice, OptionAndChoice } from './media-assignment.js';
export type {
  CostAndProfitData,
  Discount,
  FormattedPrice,
  NumericPropertyRange,
  PriceData,
  PricePerUnitData,
} from './price.js';
export type { Choice, ProductOption } from './product-option.js';
export type { AdditionalInfoSection, CustomTextField, PageUrl, Product, Ribbon, Stock } from './product.js';
export {
  queryProductVariants,
  type QueryProductVariantsOptions,
  type QueryProductVariantsResponse,
} from './query-product-variants.js';
export {
  queryProducts,
  type QueryProducts,
  type ProductFields,
  type ProductQuery,
  type ProductSortField,
  type ProductsQueryBuilder,
  type ProductsQueryResult,
  type QueryProductsResponse,
} from './query-products.js';
export {
  queryStoreVariants,
  type AddressLocation,
  type PlatformQuery,
  type QueryStoreVariantsResponse,
  type Sorting,
} from './query-store-variants.js';
export { removeBrand } from './remove-brand.js';
export { removeProductMedia } from './remove-product-media.js';
export { removeProductMediaFromChoices } from './remove-product-media-from-choices.js';
export { removeProductsFromCollection } from './remove-products-from-collection.js';
export { removeRibbon } from './remove-ribbon.js';
export { resetAllProductVariantData } from './reset-all-product-variant-data.js';
export type { Keyword, SeoSchema, Settings, Tag } from './seo.js';
export type { PlatformMedia, PreorderInfo, StoreVariant } from './store-variant.js';
export { updateCollection, type UpdateCollection, type UpdateCollectionResponse } from './update-collection.js';
export { updateProduct, type UpdateProduct, type UpdateProductResponse } from './update-product.js';
export { updateProductVariants, type UpdateVariantsResponse, type VariantOverride } from './update-product-variants.js';
export type { Dimensions, Variant, VariantDataWithNoStock, VariantStock } from './variant.js';
export {
  Version,
  type VariantChanged,
  type ProductCreated,
  type ProductCreatedEnvelope,
  type ProductChanged,
  type ProductChangedEnvelope,
  type ProductDeleted,
  type ProductDeletedEnvelope,
  type VariantsChanged,
  type ProductVariantsChangedEnvelope,
  type CollectionCreated,
  type ProductCollectionCreatedEnvelope,
  type CollectionChanged,
  type ProductCollectionChangedEnvelope,
  type CollectionDeleted,
  type ProductCollectionDeletedEnvelope,
} from './product-events.js';
export { onProductCreated } from './on-product-created.js';
export { onProductChanged } from './on-product-changed.js';
export { onProductDeleted } from './on-product-deleted.js';
export { onProductVariantsChanged } from './on-product-variants-changed.js';
export { onProductCollectionCreated } from './on-product-collection-created.js';
export { onProductCollectionChanged } from './on-product-collection-changed.js';
export { onProductCollectionDeleted } from './on-product-collection-deleted.js';
