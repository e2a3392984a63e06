export * from './enumerations.js';
export type {
  CostAndProfitData,
  Discount,
  FormattedPrice,
  NumericPropertyRange,
  PriceData,
  PricePerUnitData,
} from './price.js';
export type * from './product-option.js';
export type { Dimensions, Variant, VariantDataWithNoStock, VariantStock } from './variant.js';
