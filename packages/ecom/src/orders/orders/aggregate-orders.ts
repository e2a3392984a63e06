import { operation } from '@cartwright/core';

/** What to sum up, and of which orders. */
export interface AggregateOrdersOptions {
  /** Which ones, in the wire's form, such as `{ status: 'APPROVED' }`. */
  filter?: Record<string, unknown> | null;
  /** What is counted or summed up, in the wire's form, such as `{ byStatus: { $count: 'status' } }`. */
  aggregation?: Record<string, unknown> | null;
  /** What separates the values where several fields are counted together, as in `(APPROVED|PAID)`. Default `|`. */
  hierarchySeparatorOverride?: string | null;
}

/** The answer of `aggregateOrders`. */
export interface AggregateOrdersResponse {
  /** What came out, under the names of what was asked for. */
  aggregates?: Record<string, unknown> | null;
}

/**
 * Sums up orders: counts, sums and the like, by groups. It is in none of the platform’s public typings, so it may
 * change.
 *
 * @param options - What to sum up, and of which orders.
 * @returns What came out.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const sums = () =>
 *   client.orders.aggregateOrders({
 *     filter: { status: 'APPROVED' },
 *     aggregation: { byPayment: { $count: 'paymentStatus' }, sum: { $sum: 'priceSummary.total.amount' } },
 *   });
 * ```
 * @see POST /ecom/v1/orders/aggregate
 */
export const aggregateOrders = /* @__PURE__ */ operation<[options?: AggregateOrdersOptions], AggregateOrdersResponse>({
  id: 'ecom.orders.aggregateOrders',
  method: 'POST',
  path: '/ecom/v1/orders/aggregate',
  args: ['options'],
  input: (options) => ({ ...options }),
  repeatable: true,
});
