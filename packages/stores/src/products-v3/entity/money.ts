/** Amount of money in the currency of the product. */
export interface FixedMonetaryAmount {
  /** Amount, as a decimal string such as `"3.99"`. */
  amount?: string;
  /** Amount with its currency symbol, such as `$3.99`. On request: `CURRENCY`. Read-only. */
  formattedAmount?: string | null;
}

/** Lowest and highest amount of the variants. */
export interface PriceRange {
  /** Lowest amount. */
  minValue?: FixedMonetaryAmount;
  /** Highest amount. */
  maxValue?: FixedMonetaryAmount;
}

/** Prices of a variant. */
export interface PriceInfo {
  /** Price that the customer pays. */
  actualPrice?: FixedMonetaryAmount;
  /**
   * Compare-at price, displayed struck through. Absent without a discount; otherwise higher than
   * `actualPrice`.
   */
  compareAtPrice?: FixedMonetaryAmount;
  /** Price after automatic discounts. On request: `DISCOUNT_INFO`. Read-only. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Cost and profit of a variant. */
export interface RevenueDetails {
  /** Cost of the item. */
  cost?: FixedMonetaryAmount;
  /** Price minus cost. Read-only. */
  profit?: FixedMonetaryAmount;
  /** Profit divided by the price, such as `0.25`. Read-only. */
  profitMargin?: number;
}
