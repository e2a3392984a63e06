/** Amount in the site's currency and in the buyer's currency. */
export interface MultiCurrencyPrice {
  /** Amount in the site's currency, as a decimal string such as `12.34`. */
  amount?: string;
  /** Amount in the buyer's currency, as a decimal string. Read-only. */
  convertedAmount?: string;
  /** Formatted amount with currency symbol, such as `$12.34`. Read-only. */
  formattedAmount?: string;
  /** Formatted converted amount with currency symbol. Read-only. */
  formattedConvertedAmount?: string;
}

/** Totals of a cart or checkout. */
export interface PriceSummary {
  /** Total of all line items after item discounts, before coupons, shipping and tax. */
  subtotal?: MultiCurrencyPrice;
  /** Shipping price after discounts, before tax. */
  shipping?: MultiCurrencyPrice;
  /** Total tax. */
  tax?: MultiCurrencyPrice;
  /** Total discount. */
  discount?: MultiCurrencyPrice;
  /** Total to pay. */
  total?: MultiCurrencyPrice;
  /** Total of additional fees, before tax. */
  additionalFees?: MultiCurrencyPrice;
}
