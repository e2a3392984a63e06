import { event } from '@cartwright/core';
import { orderTransactionsShape } from '../commerce/payments/order-transactions.js';
import { chargebackShape } from '../commerce/payments/payment.js';
import type { OrderTransactionsChargebackReversedEnvelope } from './order-transactions-events.js';

/**
 * A chargeback was reversed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsChargebackReversed } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsChargebackReversed, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsChargebackReversed = /* @__PURE__ */ event<OrderTransactionsChargebackReversedEnvelope>(
  {
    type: 'wix.ecom.v1.order_transactions_chargeback_reversed',
    kind: 'action',
    entity: { chargeback: chargebackShape, orderTransactions: orderTransactionsShape },
  },
);
