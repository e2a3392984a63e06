import type { Details } from '../commerce/errors/calculation-errors.js';
import type { Price } from '../commerce/prices/price.js';
import type { AdditionalFeeRefund, LineItemRefund, ShippingRefund } from '../commerce/payments/refund.js';

/** The sums of one item. */
export interface CalculatedRefundSummary {
  /** All together. */
  total?: Price;
  /** The tax. */
  tax?: Price;
  /** The discounts. */
  discount?: Price;
  /** Before tax and discounts. */
  subtotal?: Price;
}

/** What would be given back for a line item. */
export interface CalculatedLineItemRefund {
  /** The line item. */
  item?: LineItemRefund;
  /** The sums. */
  summary?: CalculatedRefundSummary;
}

/** What would be given back for an additional fee. */
export interface CalculatedAdditionalFeeRefund {
  /** The additional fee. */
  additionalFee?: AdditionalFeeRefund;
  /** The sums. */
  summary?: CalculatedRefundSummary;
}

/** What would be given back for the shipping. */
export interface CalculatedShippingRefund {
  /** The shipping. */
  shipping?: ShippingRefund;
  /** The sums. */
  summary?: CalculatedRefundSummary;
}

/** What would be given back, item by item. */
export interface CalculatedRefundItems {
  /** The line items. */
  lineItems?: CalculatedLineItemRefund[];
  /** The additional fees. */
  additionalFees?: CalculatedAdditionalFeeRefund[];
  /** The shipping. */
  shipping?: CalculatedShippingRefund;
}

/** What is wrong with a refund: one of the first three. */
export interface CalculationError {
  /** A line item that is wrong. */
  lineItem?: LineItemRefund;
  /** An additional fee that is wrong. */
  additionalFee?: AdditionalFeeRefund;
  /** Shipping is wrong. */
  shipping?: ShippingRefund;
  /** What is wrong. */
  error?: Details;
}

/** Why it can not be given back. */
export interface CalculatedRefundNotAvailableStatus {
  /** What is wrong, one by one. */
  errors?: CalculationError[];
}

/** The sums of what would be given back. */
export interface AggregatedRefundSummary {
  /** All together. */
  total?: Price;
  /** The tax. */
  tax?: Price;
  /** The discounts. */
  discount?: Price;
  /** Before tax and discounts. */
  subtotal?: Price;
  /** The line items, before tax and discounts. */
  lineItemsSubtotal?: Price;
  /** The additional fees. */
  additionalFeesTotal?: Price;
}
