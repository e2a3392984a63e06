import { entity } from '@cartwright/core';
import type { DimensionsUnit } from './enumerations.js';
import { pricedShape, type CostAndProfitData, type PriceData } from './price.js';

/** Dimensions of a product or package. Each is a decimal string from 0 to 999999999, with at most 6 decimal places. */
export interface Dimensions {
  /** Length. */
  length?: string | null;
  /** Width. */
  width?: string | null;
  /** Height. */
  height?: string | null;
  /** Unit of length, width and height. */
  unit?: DimensionsUnit;
}

/** Price, weight and other data of a variant. */
export interface VariantDataWithNoStock {
  /** Price, in the store's currency. */
  priceData?: PriceData;
  /** Price, converted to the shopper's currency. Read-only. */
  convertedPriceData?: PriceData;
  /** Cost and profit. Returned to merchant identities only. */
  costAndProfitData?: CostAndProfitData;
  /** Weight, in the store's weight unit. */
  weight?: number;
  /** SKU (stock keeping unit). */
  sku?: string;
  /** Whether the variant is visible to shoppers. */
  visible?: boolean;
  /** Dimensions of the product. */
  productDimensions?: Dimensions;
  /** Dimensions of the package. */
  packageDimensions?: Dimensions;
}

/** Inventory of a variant. */
export interface VariantStock {
  /** Whether the quantity is tracked. */
  trackQuantity?: boolean;
  /** Quantity in stock, when tracked; at most 99999. */
  quantity?: number | null;
  /** Whether the variant is in stock. */
  inStock?: boolean;
}

/** Variant of a product: one choice of each option. */
export interface Variant {
  /** Variant ID. `00000000-0000-0000-0000-000000000000` for a product without variants. */
  _id?: string;
  /** Choices by option name, such as `{ Size: 'M' }`. */
  choices?: Record<string, string>;
  /** Price, weight and other data. */
  variant?: VariantDataWithNoStock;
  /** Inventory. Read-only. */
  stock?: VariantStock;
}

/** Shape of {@link Variant}: which fields are floating-point numbers. */
export const variantShape = /* @__PURE__ */ entity<Variant>({ variant: pricedShape });
