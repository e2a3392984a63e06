import { entity } from '@cartwright/core';
import type { CalculationErrors } from '../../commerce/errors/calculation-errors.js';
import type { Violation } from '../../commerce/errors/violation.js';
import { cartShape, type Cart } from '../entity/cart.js';
import type { ConvertedMoney } from '../entity/converted-money.js';
import type { DeliveryMethod } from '../entity/cart-parts.js';
import type { V2AdditionalFee } from './additional-fee.js';
import type { Discount } from './discount.js';
import { paymentSummaryShape, type PaymentSummary } from './payment-summary.js';
import type { V2PriceSummary } from './price-summary.js';
import type { V2TaxSummary } from './tax-summary.js';
import type { V2Violation } from '../errors/violation.js';

/** Prices of a line item. They include tax if `taxSummary.pricesIncludeTax` is `true`. */
export interface LineItemSummary {
  /** Line item ID. */
  lineItemId?: string;
  /** Number of units of the line item. */
  quantity?: number;
  /** Price of one unit after discounts. */
  unitPrice?: ConvertedMoney;
  /** Price of the whole quantity after discounts. */
  totalPrice?: ConvertedMoney;
}

/** Price of the delivery. */
export interface DeliverySummary {
  /** Delivery method. */
  method?: DeliveryMethod;
  /** Undiscounted price. Includes tax if `taxSummary.pricesIncludeTax` is `true`. */
  price?: ConvertedMoney;
}

/** Totals of a cart. */
export interface CartSummary {
  /** Cart ID. */
  cartId?: string;
  /** Revision of the cart that the totals belong to. */
  cartRevision?: string;
  /** ID of the calculation. */
  calculationId?: string;
  /** Prices of the line items. */
  lineItems?: LineItemSummary[];
  /** Discounts. */
  discounts?: Discount[];
  /** Price of the delivery. */
  deliverySummary?: DeliverySummary;
  /** Additional fees. */
  additionalFees?: V2AdditionalFee[];
  /** Taxes. */
  taxSummary?: V2TaxSummary;
  /** Totals. */
  priceSummary?: V2PriceSummary;
  /** Amounts paid by gift card, now and later. */
  paymentSummary?: PaymentSummary;
  /**
   * Token of these totals. Pass it to `placeOrder`, which fails if the totals have changed since. Set by `calculateCart`
   * and `calculateCurrentCart`. At most 3,000 characters.
   */
  priceVerificationToken?: string | null;
  /**
   * Errors of the calculation.
   *
   * @deprecated Use `violations`. The platform removes this field on 2026-08-01.
   */
  calculationErrors?: CalculationErrors;
  /**
   * Violations reported by validations plugins.
   *
   * @deprecated Use `violations`. The platform removes this field on 2026-08-01.
   */
  spiViolations?: Violation[];
  /** Problems of the cart. Those of severity `ERROR` block the order. */
  violations?: V2Violation[];
}

/** Shape of {@link CartSummary}: the billing dates of subscriptions. */
export const cartSummaryShape = /* @__PURE__ */ entity<CartSummary>({ paymentSummary: paymentSummaryShape });

/** Response of operations that calculate a cart. */
export interface CartSummaryResponse {
  /** The cart. Refreshed if requested. */
  cart?: Cart;
  /** The totals. */
  summary?: CartSummary;
}

/** Shape of {@link CartSummaryResponse}. */
export const cartSummaryResponseShape = /* @__PURE__ */ entity<CartSummaryResponse>({
  cart: cartShape,
  summary: cartSummaryShape,
});
