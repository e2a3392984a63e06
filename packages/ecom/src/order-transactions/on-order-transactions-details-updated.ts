import { event } from '@cartwright/core';
import { orderTransactionsShape } from '../commerce/payments/order-transactions.js';
import type { OrderTransactionsDetailsUpdatedEnvelope } from './order-transactions-events.js';

/**
 * More is known of payments or refunds. For `on` of `createWebhooks`, or to be called with a handler as part of a
 * client's module. The app needs the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsDetailsUpdated } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsDetailsUpdated, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsDetailsUpdated = /* @__PURE__ */ event<OrderTransactionsDetailsUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_details_updated',
  kind: 'action',
  entity: { orderTransactions: orderTransactionsShape },
});
