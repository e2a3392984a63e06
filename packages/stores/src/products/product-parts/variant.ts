import { entity } from '@cartwright/core';
import type { DimensionsUnit } from './enumerations.js';
import { pricedShape, type CostAndProfitData, type PriceData } from './price.js';

/** How large something is. Each measure is a decimal number from 0 to 999999999, with at most 6 decimal places. */
export interface Dimensions {
  /** Length. */
  length?: string | null;
  /** Width. */
  width?: string | null;
  /** Height. */
  height?: string | null;
  /** The unit of all three. */
  unit?: DimensionsUnit;
}

/** What is a variant's own. */
export interface VariantDataWithNoStock {
  /** What it costs, in the store's currency. */
  priceData?: PriceData;
  /** What it costs, in the shopper's currency. Read-only. */
  convertedPriceData?: PriceData;
  /** Cost and profit. Only merchants see it. */
  costAndProfitData?: CostAndProfitData;
  /** In the store's unit of weight. */
  weight?: number;
  /** Stock keeping unit. */
  sku?: string;
  /** Whether it is shown. */
  visible?: boolean;
  /** How large it is. */
  productDimensions?: Dimensions;
  /** How large its package is. */
  packageDimensions?: Dimensions;
}

/** How many of a variant there are. */
export interface VariantStock {
  /** Whether they are counted. */
  trackQuantity?: boolean;
  /** How many, where they are counted; at most 99999. */
  quantity?: number | null;
  /** Whether it can be bought. */
  inStock?: boolean;
}

/** A product with one choice of each of its options. */
export interface Variant {
  /** Its id. Of a product without variants: `00000000-0000-0000-0000-000000000000`. */
  _id?: string;
  /** The choices by the names of the options, such as `{ Size: 'M' }`. */
  choices?: Record<string, string>;
  /** What is its own. */
  variant?: VariantDataWithNoStock;
  /** How many there are. Read-only. */
  stock?: VariantStock;
}

/** The converted fields of {@link Variant}. */
export const variantShape = /* @__PURE__ */ entity<Variant>({ variant: pricedShape });
