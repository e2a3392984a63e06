import type { Client } from '@cartwright/core';
import { getOrderActions } from '@cartwright/ecom/order-actions';
import { getOrderRefundability } from '@cartwright/ecom/order-billing';
import { listFulfillmentsForSingleOrder } from '@cartwright/ecom/order-fulfillments';
import { listTransactionsForSingleOrder } from '@cartwright/ecom/order-transactions';
import { getOrder } from '@cartwright/ecom/orders';
import { unlessMissing } from '../../lib/unless-missing.server.js';

/** Loads an order with its payments and fulfillments, and what the merchant can do with it. */
export async function loadOrder(client: Client, id: string) {
  const order = await unlessMissing(client.use(getOrder)(id));
  const [{ orderTransactions = {} }, fulfillments, { lineItems: refundability = [] }] = await Promise.all([
    client.use(listTransactionsForSingleOrder)(id),
    client.use(listFulfillmentsForSingleOrder)(id),
    client.use(getOrderRefundability)(id),
  ]);
  return {
    order,
    transactions: orderTransactions,
    fulfillments: fulfillments.orderWithFulfillments?.fulfillments ?? [],
    refundability,
    actions: getOrderActions(order, orderTransactions),
  };
}

export type LoadedOrder = Awaited<ReturnType<typeof loadOrder>>;
