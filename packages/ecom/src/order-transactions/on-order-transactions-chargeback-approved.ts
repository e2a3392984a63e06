import { event } from '@cartwright/core';
import { orderTransactionsShape } from '../commerce/payments/order-transactions.js';
import { chargebackShape } from '../commerce/payments/payment.js';
import type { OrderTransactionsChargebackApprovedEnvelope } from './order-transactions-events.js';

/**
 * A payment was charged back. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsChargebackApproved } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsChargebackApproved, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsChargebackApproved = /* @__PURE__ */ event<OrderTransactionsChargebackApprovedEnvelope>(
  {
    type: 'wix.ecom.v1.order_transactions_chargeback_approved',
    kind: 'action',
    entity: { chargeback: chargebackShape, orderTransactions: orderTransactionsShape },
  },
);
