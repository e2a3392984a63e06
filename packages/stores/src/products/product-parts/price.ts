import { entity, float } from '@cartwright/core';
import type { DiscountType, MeasurementUnit } from './enumerations.js';

/** Prices formatted with the currency symbol, such as `$12.34`. */
export interface FormattedPrice {
  /** Full price, without the product discount. */
  price?: string;
  /** Price after the product discount. */
  discountedPrice?: string;
  /** Price per unit. Read-only. */
  pricePerUnit?: string | null;
}

/** Price of a product or variant. */
export interface PriceData {
  /** Currency code (ISO 4217). Read-only. */
  currency?: string;
  /** Full price, without the product discount; at most 999999999.99. */
  price?: number | null;
  /** Price after the product discount. Read-only. */
  discountedPrice?: number;
  /** Prices formatted with the currency symbol. Read-only. */
  formatted?: FormattedPrice;
  /** Price per unit. Read-only. */
  pricePerUnit?: number | null;
}

/** Range of a numeric property across variants. */
export interface NumericPropertyRange {
  /** Lowest value. */
  minValue?: number;
  /** Highest value. */
  maxValue?: number;
}

/** Cost and profit of the merchant. Returned to merchant identities only. */
export interface CostAndProfitData {
  /** Cost of the item; at most 999999999.99. */
  itemCost?: number | null;
  /** Cost of the item, formatted with the currency symbol. Read-only. */
  formattedItemCost?: string;
  /** Profit: the discounted price minus the cost. Read-only. */
  profit?: number;
  /** Profit, formatted with the currency symbol. Read-only. */
  formattedProfit?: string;
  /** Profit as a fraction of the price, such as `0.25`. Read-only. */
  profitMargin?: number;
}

/** Quantities from which the price per unit is calculated. */
export interface PricePerUnitData {
  /** Quantity that the product contains; from 0.01 to 999999999.99. */
  totalQuantity?: number;
  /** Unit of `totalQuantity`. */
  totalMeasurementUnit?: MeasurementUnit;
  /** Quantity that the price per unit refers to; from 0.01 to 999999999.99. */
  baseQuantity?: number;
  /** Unit of `baseQuantity`. */
  baseMeasurementUnit?: MeasurementUnit;
}

/** Product discount. */
export interface Discount {
  /** Whether `value` is an amount or a percentage. */
  type?: DiscountType;
  /** Amount in the store's currency, or percentage. */
  value?: number;
}

/** Shape of {@link PriceData}: which fields are floating-point numbers. */
export const priceShape = /* @__PURE__ */ entity<PriceData>({
  price: float,
  discountedPrice: float,
  pricePerUnit: float,
});

/** Shape of {@link NumericPropertyRange}: which fields are floating-point numbers. */
export const rangeShape = /* @__PURE__ */ entity<NumericPropertyRange>({ minValue: float, maxValue: float });

/** Shape of the fields that products and variants share: which fields are floating-point numbers. */
export const pricedShape = {
  weight: float,
  priceData: priceShape,
  convertedPriceData: priceShape,
  costAndProfitData: /* @__PURE__ */ entity<CostAndProfitData>({ itemCost: float, profit: float, profitMargin: float }),
};
