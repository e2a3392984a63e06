import { event } from '@cartwright/core';
import { orderTransactionsShape } from '../commerce/payments/order-transactions.js';
import type { OrderTransactionsUpdatedEnvelope } from './order-transactions-events.js';

/**
 * Payments or refunds of an order changed. For `on` of `createWebhooks`, or to be called with a handler as part of a
 * client's module. The app needs the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsUpdated } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsUpdated, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsUpdated = /* @__PURE__ */ event<OrderTransactionsUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_updated',
  kind: 'action',
  entity: { orderTransactions: orderTransactionsShape },
});
