import { operation } from '@cartwright/core';

/** The answer of `bulkDeleteImportedOrders`. */
export interface BulkDeleteImportedOrdersResponse {
  /** The job that does it, later. */
  jobId?: string;
}

/**
 * Deletes orders that were imported from another system.
 *
 * @param orderIds - The ids of the orders; at most 100.
 * @returns The job that does it, later.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const remove = async (ids: string[]) => (await client.orders.bulkDeleteImportedOrders(ids)).jobId;
 * ```
 * @see POST /ecom/v1/orders/import/bulk-delete-imported-orders
 */
export const bulkDeleteImportedOrders = /* @__PURE__ */ operation<
  [orderIds: string[]],
  BulkDeleteImportedOrdersResponse
>({
  id: 'ecom.orders.bulkDeleteImportedOrders',
  method: 'POST',
  path: '/ecom/v1/orders/import/bulk-delete-imported-orders',
  input: (orderIds) => ({ orderIds }),
});
