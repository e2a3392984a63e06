import { operation } from '@cartwright/core';

/** Response of `bulkDeleteImportedOrders`. */
export interface BulkDeleteImportedOrdersResponse {
  /** ID of the asynchronous job that deletes the orders. */
  jobId?: string;
}

/**
 * Deletes imported orders in an asynchronous job. Orders created on the site cannot be deleted.
 *
 * @param orderIds - IDs of the orders (GUIDs). At most 100.
 * @returns The ID of the job.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const deleteOrders = async (ids: string[]) => (await client.orders.bulkDeleteImportedOrders(ids)).jobId;
 * ```
 * @see POST /ecom/v1/orders/import/bulk-delete-imported-orders
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/orders/bulk-delete-imported-orders
 */
export const bulkDeleteImportedOrders = /* @__PURE__ */ operation<
  [orderIds: string[]],
  BulkDeleteImportedOrdersResponse
>({
  id: 'ecom.orders.bulkDeleteImportedOrders',
  method: 'POST',
  path: '/ecom/v1/orders/import/bulk-delete-imported-orders',
  args: ['orderIds'],
});
