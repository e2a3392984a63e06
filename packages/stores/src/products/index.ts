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
