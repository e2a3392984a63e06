/** An amount of money in the order's currency. */
export interface Price {
  /** Decimal digits, such as `12.34`. */
  amount?: string;
  /** The amount with its currency's sign, such as `$12.34`. Read-only. */
  formattedAmount?: string;
}

/** The sums of an order. */
export interface PriceSummary {
  /** All items, after their own discounts and before coupons, shipping and tax. */
  subtotal?: Price;
  /** Shipping, after discounts and before tax. */
  shipping?: Price;
  /** All tax. */
  tax?: Price;
  /** All discounts. */
  discount?: Price;
  /** What the buyer pays. */
  total?: Price;
  /** All additional fees, before tax. */
  totalAdditionalFees?: Price;
}

/** What is still to be paid; below zero when too much was. */
export type Balance = Price;

/** What rounding for cash adds; below zero when it takes away. */
export type CashRounding = Price;

/** What was paid, and what is still to be paid. */
export interface BalanceSummary {
  /** What is still to be paid. Read-only. */
  balance?: Balance;
  /** What was paid. Read-only. */
  paid?: Price;
  /** What was given back. Read-only. */
  refunded?: Price;
  /** What was authorized and not yet captured. Read-only. */
  authorized?: Price;
  /** What is being given back. Read-only. */
  pendingRefund?: Price;
  /** What is being paid. Read-only. */
  pending?: Price;
  /** What was charged back. Read-only. */
  chargeback?: Price;
  /** What of it came back. Read-only. */
  chargebackReversal?: Price;
  /** The platform's fees. Read-only. */
  platformFees?: Price;
  /** The total without the platform's fees. Read-only. */
  totalMinusPlatformFees?: Price;
  /** What rounding for cash adds. Read-only. */
  cashRoundingAdjustment?: CashRounding;
}

/** How the buyer's currency became the order's. */
export interface CurrencyConversionDetails {
  /** The currency before, as three letters of ISO 4217. Read-only. */
  originalCurrency?: string | null;
  /** The rate, in decimal digits. Read-only. */
  conversionRate?: string | null;
}
