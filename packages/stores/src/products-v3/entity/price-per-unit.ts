import type { MeasurementUnit } from '../../catalog-v3/physical-enumerations.js';
import type { FixedMonetaryAmount } from './money.js';

/** Quantity that prices per unit refer to, such as 100 g. */
export interface PricePerUnitSettings {
  /** Quantity. */
  quantity?: number;
  /** Unit of the quantity. */
  measurementUnit?: MeasurementUnit;
}

/** Price per unit of a variant. */
export interface PricePerUnit {
  /** Quantity that the variant contains, in the unit of the product. */
  settings?: PricePerUnitSettings;
  /** Price per unit, as a decimal string. Read-only. */
  value?: string;
  /** Price per unit as text, such as `€4.00 / 1 Kg`. On request: `CURRENCY`. Read-only. */
  description?: string | null;
  /** Price per unit after automatic discounts. On request: `DISCOUNT_INFO`. Read-only. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Lowest or highest price per unit of the variants. */
export interface PricePerUnitRangePricePerUnit {
  /** Price per unit, as a decimal string. */
  value?: string;
  /** Price per unit as text. On request: `CURRENCY`. */
  description?: string | null;
}

/** Lowest and highest price per unit of the variants. */
export interface PricePerUnitRange {
  /** Lowest price per unit. */
  minValue?: PricePerUnitRangePricePerUnit;
  /** Highest price per unit. */
  maxValue?: PricePerUnitRangePricePerUnit;
}

/** Price per unit of a subscription. */
export interface SubscriptionPricePerUnit {
  /** Price per unit, as a decimal string. Read-only. */
  value?: string;
  /** Price per unit as text. On request: `CURRENCY`. Read-only. */
  description?: string | null;
  /** Price per unit after automatic discounts. On request: `DISCOUNT_INFO`. Read-only. */
  priceAfterDiscount?: FixedMonetaryAmount;
}
