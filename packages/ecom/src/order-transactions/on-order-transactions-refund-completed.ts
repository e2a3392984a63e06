import { event } from '@cartwright/core';
import { orderTransactionsShape } from '../commerce/payments/order-transactions.js';
import { refundShape } from '../commerce/payments/refund.js';
import type { OrderTransactionsRefundCompletedEnvelope } from './order-transactions-events.js';

/**
 * A refund ended. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app
 * needs the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsRefundCompleted } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsRefundCompleted, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsRefundCompleted = /* @__PURE__ */ event<OrderTransactionsRefundCompletedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_refund_completed',
  kind: 'action',
  entity: { refund: refundShape, orderTransactions: orderTransactionsShape },
});
