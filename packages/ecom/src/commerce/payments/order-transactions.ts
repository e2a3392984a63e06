import { entity } from '@cartwright/core';
import { paymentShape, type Payment } from './payment.js';
import { refundShape, type Refund } from './refund.js';

/** The payments and refunds of an order. */
export interface OrderTransactions {
  /** The order's id. */
  orderId?: string;
  /** Its payments. */
  payments?: Payment[];
  /** Its refunds. */
  refunds?: Refund[];
}

/** The converted fields of {@link OrderTransactions}. */
export const orderTransactionsShape = /* @__PURE__ */ entity<OrderTransactions>({
  payments: paymentShape,
  refunds: refundShape,
});
