import type { Client } from '@cartwright/core';
import { aggregateOrders, type Order, searchOrders } from '@cartwright/ecom/orders';

/** Finds the approved orders since a time: the newest, up to a maximum. */
export async function ordersSince(client: Client, start: Date, most: number): Promise<Order[]> {
  const orders: Order[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await client.use(searchOrders)({
      cursorPaging: { limit: 100, ...(cursor && { cursor }) },
      ...(!cursor && { filter: { status: 'APPROVED', _createdDate: { $gte: start } } }),
    });
    orders.push(...(page.orders ?? []));
    cursor = page.metadata?.cursors?.next;
  } while (cursor && orders.length < most);
  return orders;
}

/** Filter of the orders that the merchant has to fulfill. */
const openOrders = { status: 'APPROVED', fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } };

/** Finds the oldest orders to fulfill, and counts all. */
export async function ordersToFulfill(client: Client, limit: number) {
  const [page, counts] = await Promise.all([
    client.use(searchOrders)({
      filter: openOrders,
      sort: [{ fieldName: '_createdDate', order: 'ASC' }],
      cursorPaging: { limit },
    }),
    client.use(aggregateOrders)({ filter: openOrders, aggregation: { count: { $count: {} } } }),
  ]);
  return { orders: page.orders ?? [], count: Number(counts.aggregates?.['count'] ?? 0) };
}
