import { entity, float } from '@cartwright/core';
import type { DiscountType, MeasurementUnit } from './enumerations.js';

/** Prices as the shopper reads them, such as `$12.34`. */
export interface FormattedPrice {
  /** Before the product's discount. */
  price?: string;
  /** After the product's discount. */
  discountedPrice?: string;
  /** For one unit of measure. Read-only. */
  pricePerUnit?: string | null;
}

/** What a product or variant costs. */
export interface PriceData {
  /** Currency, as three letters of ISO 4217. Read-only. */
  currency?: string;
  /** Before the product's discount; at most 999999999.99. */
  price?: number | null;
  /** After the product's discount. Read-only. */
  discountedPrice?: number;
  /** The same as the shopper reads them. Read-only. */
  formatted?: FormattedPrice;
  /** For one unit of measure. Read-only. */
  pricePerUnit?: number | null;
}

/** A smallest and a largest number. */
export interface NumericPropertyRange {
  /** The smallest. */
  minValue?: number;
  /** The largest. */
  maxValue?: number;
}

/** What an item costs the merchant, and what is left. Only merchants see it. */
export interface CostAndProfitData {
  /** What it costs; at most 999999999.99. */
  itemCost?: number | null;
  /** What it costs, with its currency's sign. Read-only. */
  formattedItemCost?: string;
  /** What is left. Read-only. */
  profit?: number;
  /** What is left, with its currency's sign. Read-only. */
  formattedProfit?: string;
  /** What is left, as a part of the price from 0 to 1. Read-only. */
  profitMargin?: number;
}

/** For how much the price per unit is given. */
export interface PricePerUnitData {
  /** How much the product holds; from 0.01 to 999999999.99. */
  totalQuantity?: number;
  /** In which unit. */
  totalMeasurementUnit?: MeasurementUnit;
  /** How much the price is given for; from 0.01 to 999999999.99. */
  baseQuantity?: number;
  /** In which unit. */
  baseMeasurementUnit?: MeasurementUnit;
}

/** A discount of a product. */
export interface Discount {
  /** Whether `value` is an amount or a percentage. */
  type?: DiscountType;
  /** What it takes off. */
  value?: number;
}

/** The converted fields of {@link PriceData}. */
export const priceShape = /* @__PURE__ */ entity<PriceData>({
  price: float,
  discountedPrice: float,
  pricePerUnit: float,
});

/** The converted fields of {@link NumericPropertyRange}. */
export const rangeShape = /* @__PURE__ */ entity<NumericPropertyRange>({ minValue: float, maxValue: float });

/** The converted fields that products and variants share. */
export const pricedShape = {
  weight: float,
  priceData: priceShape,
  convertedPriceData: priceShape,
  costAndProfitData: /* @__PURE__ */ entity<CostAndProfitData>({ itemCost: float, profit: float, profitMargin: float }),
};
