import type { ConvertedMoney } from '../entity/converted-money.js';

/** Totals of a cart: `subtotal - discount + delivery + additionalFees + tax = total`. */
export interface V2PriceSummary {
  /** Total of all line items, after item discounts. */
  subtotal?: ConvertedMoney;
  /** Discount on the subtotal. `0` without one. */
  discount?: ConvertedMoney;
  /** Delivery price, after discounts. */
  delivery?: ConvertedMoney;
  /** Total of additional fees. */
  additionalFees?: ConvertedMoney;
  /** Tax on top of the prices. `0` if prices include tax: see `taxSummary`. */
  tax?: ConvertedMoney;
  /** Total amount of the order. */
  total?: ConvertedMoney;
}
