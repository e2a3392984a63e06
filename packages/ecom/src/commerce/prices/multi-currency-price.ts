/** An amount of money in the store's currency and in the buyer's. */
export interface MultiCurrencyPrice {
  /** Decimal digits in the store's currency, such as `12.34`. */
  amount?: string;
  /** The same in the buyer's currency. Read-only. */
  convertedAmount?: string;
  /** The amount with its currency's sign, such as `$12.34`. Read-only. */
  formattedAmount?: string;
  /** The converted amount with its currency's sign. Read-only. */
  formattedConvertedAmount?: string;
}

/** The sums of a cart or checkout. */
export interface PriceSummary {
  /** All items, after their own discounts and before coupons, shipping and tax. */
  subtotal?: MultiCurrencyPrice;
  /** Shipping, after discounts and before tax. */
  shipping?: MultiCurrencyPrice;
  /** All tax. */
  tax?: MultiCurrencyPrice;
  /** All discounts. */
  discount?: MultiCurrencyPrice;
  /** What the buyer pays. */
  total?: MultiCurrencyPrice;
  /** All additional fees, before tax. */
  additionalFees?: MultiCurrencyPrice;
}
