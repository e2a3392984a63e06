import { operation, type BulkItemResult, type BulkResponse } from '@cartwright/core';

/** Result for one abandoned checkout. */
export type BulkAbandonedCheckoutResult = BulkItemResult;

/** Response of `bulkDeleteAbandonedCheckouts`. */
export type BulkDeleteAbandonedCheckoutsResponse = BulkResponse<BulkAbandonedCheckoutResult>;

/**
 * Deletes the records of abandoned checkouts. Each is deleted or fails on its own. Requires the identity of an app.
 *
 * @param abandonedCheckoutIds - Abandoned checkout IDs (GUIDs), 1 to 100.
 * @returns The result of each abandoned checkout.
 * @throws `ApiError` with status 400 without IDs or for too many, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCheckouts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { abandonedCheckouts } });
 *
 * export const forgetAll = (ids: string[]) => client.abandonedCheckouts.bulkDeleteAbandonedCheckouts(ids);
 * ```
 * @see POST /ecom/v1/bulk/abandoned-checkout/delete
 */
export const bulkDeleteAbandonedCheckouts = /* @__PURE__ */ operation<
  [abandonedCheckoutIds: string[]],
  BulkDeleteAbandonedCheckoutsResponse
>({
  id: 'ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts',
  method: 'POST',
  path: '/ecom/v1/bulk/abandoned-checkout/delete',
  args: ['abandonedCheckoutIds'],
});
