export {
  MediaItemType,
  type Media,
  type MediaItem,
  type MediaItemUrlAndSize,
  type MediaItemVideo,
} from '../catalog/media.js';
export {
  DimensionsUnit,
  DiscountType,
  InventoryStatus,
  MeasurementUnit,
  OptionType,
  ProductType,
  SortOrder,
} from './enumerations.js';
export {
  getProductOptionsAvailability,
  type ProductOptionsAvailabilityResponse,
  type VariantData,
} from './get-product-options-availability.js';
export { getProduct, type GetProductOptions, type GetProductResponse } from './get-product.js';
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
  type ProductFields,
  type ProductQuery,
  type ProductSortField,
  type ProductsQueryBuilder,
  type ProductsQueryResult,
  type QueryProductsResponse,
} from './query-products.js';
export type { Keyword, SeoSchema, Settings, Tag } from './seo.js';
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
