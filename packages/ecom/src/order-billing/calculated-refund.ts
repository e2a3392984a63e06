import type { Details } from '../commerce/errors/calculation-errors.js';
import type { Price } from '../commerce/prices/price.js';
import type { AdditionalFeeRefund, LineItemRefund, ShippingRefund } from '../commerce/payments/refund.js';

/** Amounts of one refunded item. */
export interface CalculatedRefundSummary {
  /** Amount to refund. */
  total?: Price;
  /** Tax in `total`. */
  tax?: Price;
  /** Discount deducted in `total`. */
  discount?: Price;
  /** Price without tax and discount. */
  subtotal?: Price;
}

/** Calculated refund of a line item. */
export interface CalculatedLineItemRefund {
  /** Line item and quantity to refund. */
  item?: LineItemRefund;
  /** Amounts of the refund. */
  summary?: CalculatedRefundSummary;
}

/** Calculated refund of an additional fee. */
export interface CalculatedAdditionalFeeRefund {
  /** Additional fee to refund. */
  additionalFee?: AdditionalFeeRefund;
  /** Amounts of the refund. */
  summary?: CalculatedRefundSummary;
}

/** Calculated refund of the shipping. */
export interface CalculatedShippingRefund {
  /** Shipping amount to refund. */
  shipping?: ShippingRefund;
  /** Amounts of the refund. */
  summary?: CalculatedRefundSummary;
}

/** Calculated refunds by item. */
export interface CalculatedRefundItems {
  /** Refunds of line items. */
  lineItems?: CalculatedLineItemRefund[];
  /** Refunds of additional fees. */
  additionalFees?: CalculatedAdditionalFeeRefund[];
  /** Refund of the shipping. */
  shipping?: CalculatedShippingRefund;
}

/** Error of one item to refund. Exactly one of `lineItem`, `additionalFee` and `shipping` is present. */
export interface CalculationError {
  /** Line item that cannot be refunded. */
  lineItem?: LineItemRefund;
  /** Additional fee that cannot be refunded. */
  additionalFee?: AdditionalFeeRefund;
  /** Shipping amount that cannot be refunded. */
  shipping?: ShippingRefund;
  /** Details of the error. */
  error?: Details;
}

/** Reasons why a refund is not available. */
export interface CalculatedRefundNotAvailableStatus {
  /** Errors by item. */
  errors?: CalculationError[];
}

/** Total amounts of a calculated refund. */
export interface AggregatedRefundSummary {
  /** Amount to refund. */
  total?: Price;
  /** Tax in `total`. */
  tax?: Price;
  /** Discount deducted in `total`. */
  discount?: Price;
  /** Price of all items before tax and discount. */
  subtotal?: Price;
  /** Price of the line items before tax and discount. */
  lineItemsSubtotal?: Price;
  /** Price of the additional fees. */
  additionalFeesTotal?: Price;
}
