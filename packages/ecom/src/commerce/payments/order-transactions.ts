import { entity } from '@cartwright/core';
import { paymentShape, type Payment } from './payment.js';
import { refundShape, type Refund } from './refund.js';

/** Payments and refunds of an order. */
export interface OrderTransactions {
  /** Order id. */
  orderId?: string;
  /** Payments. */
  payments?: Payment[];
  /** Refunds. */
  refunds?: Refund[];
}

/** The converted fields of {@link OrderTransactions}. */
export const orderTransactionsShape = /* @__PURE__ */ entity<OrderTransactions>({
  payments: paymentShape,
  refunds: refundShape,
});
