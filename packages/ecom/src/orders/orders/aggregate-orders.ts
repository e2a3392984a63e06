import { operation } from '@cartwright/core';

/** Options for `aggregateOrders`. */
export interface AggregateOrdersOptions {
  /** Filter with the platform's field names, such as `{ status: 'APPROVED' }`. Absent: all orders. */
  filter?: Record<string, unknown> | null;
  /** Aggregations by result name, with the platform's field names, such as `{ byStatus: { $count: 'status' } }`. */
  aggregation?: Record<string, unknown> | null;
  /**
   * Separator between the values in a result key when several fields are aggregated together, as in `(APPROVED|PAID)`.
   *
   * @default '|'
   */
  hierarchySeparatorOverride?: string | null;
}

/** Response of `aggregateOrders`. */
export interface AggregateOrdersResponse {
  /** Results under the names given in `aggregation`. */
  aggregates?: Record<string, unknown> | null;
}

/**
 * Aggregates orders: counts them or sums their fields, in total or by group.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param options - Filter and aggregations.
 * @returns The results of the aggregations.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const orderTotals = () =>
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
  args: ['...options'],
  repeatable: true,
});
