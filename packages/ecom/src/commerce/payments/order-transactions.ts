import { entity } from '@cartwright/core';
import { paymentShape, type Payment } from './payment.js';
import { refundShape, type Refund } from './refund.js';

/** Payments and refunds of an order. */
export interface OrderTransactions {
  /** Order ID. */
  orderId?: string;
  /** Payments. */
  payments?: Payment[];
  /** Refunds. */
  refunds?: Refund[];
}

/** Shape of {@link OrderTransactions}: which fields are dates. */
export const orderTransactionsShape = /* @__PURE__ */ entity<OrderTransactions>({
  payments: paymentShape,
  refunds: refundShape,
});
