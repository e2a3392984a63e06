/** Amount in the order's currency. */
export interface Price {
  /** Amount as a decimal string, such as `12.34`. */
  amount?: string;
  /** Formatted amount with currency symbol, such as `$12.34`. Read-only. */
  formattedAmount?: string;
}

/** Totals of an order. */
export interface PriceSummary {
  /** Total of all line items after item discounts, before coupons, shipping and tax. */
  subtotal?: Price;
  /** Shipping price after discounts, before tax. */
  shipping?: Price;
  /** Total tax. */
  tax?: Price;
  /** Total discount. */
  discount?: Price;
  /** Order total. */
  total?: Price;
  /** Total of additional fees, before tax. */
  totalAdditionalFees?: Price;
}

/** Remaining balance. Negative if the order is overpaid. */
export type Balance = Price;

/** Amount added by cash rounding. Negative if rounded down. */
export type CashRounding = Price;

/** Paid, refunded and outstanding amounts of an order. */
export interface BalanceSummary {
  /** Remaining balance. Read-only. */
  balance?: Balance;
  /** Total paid. Read-only. */
  paid?: Price;
  /** Total refunded. Read-only. */
  refunded?: Price;
  /** Total authorized and not captured yet. Read-only. */
  authorized?: Price;
  /** Total of pending refunds. Read-only. */
  pendingRefund?: Price;
  /** Total of pending payments. Read-only. */
  pending?: Price;
  /** Total of chargebacks. Read-only. */
  chargeback?: Price;
  /** Total of reversed chargebacks. Read-only. */
  chargebackReversal?: Price;
  /** Total of platform fees. Read-only. */
  platformFees?: Price;
  /** Order total minus platform fees. Read-only. */
  totalMinusPlatformFees?: Price;
  /** Amount added by cash rounding. Read-only. */
  cashRoundingAdjustment?: CashRounding;
}

/** Conversion from the original currency to the order's currency. */
export interface CurrencyConversionDetails {
  /** Original currency, as an ISO 4217 code. Read-only. */
  originalCurrency?: string | null;
  /** Conversion rate, as a decimal string. Read-only. */
  conversionRate?: string | null;
}
