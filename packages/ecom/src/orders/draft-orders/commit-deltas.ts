import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { DraftOrderCommitSettings } from './committed-diffs.js';
import { draftOrderDiffsShape, type DraftOrderDiffs } from './draft-order-diffs.js';
import { orderResponseShape, type OrderResponse } from '../orders/order-response.js';

/** Options for `commitDeltas`. */
export interface CommitDeltasOptions {
  /** ID of the draft order. */
  draftOrderId?: string;
  /** Changes to apply. */
  changes?: DraftOrderDiffs;
  /** Notifications, activities and inventory updates. */
  commitSettings?: DraftOrderCommitSettings;
  /** Reason for the edit. */
  reason?: string | null;
}

/** Response of `commitDeltas`. */
export type CommitDeltasResponse = OrderResponse;

/** Error codes of `commitDeltas`. */
export type CommitDeltasApplicationErrors = ApplicationErrors<'EMPTY_DELTAS_TO_COMMIT'>;

/**
 * Applies the changes of a draft order to its order. Absent from current releases of the official client.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param _id - Order ID (GUID).
 * @param options - Changes to apply and their side effects.
 * @returns The updated order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link CommitDeltasApplicationErrors}, such as `EMPTY_DELTAS_TO_COMMIT`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const commitChanges = (id: string, draftOrderId: string, lineItemId: string) =>
 *   client.orders.commitDeltas(id, { draftOrderId, changes: { lineItems: [{ lineItemId, lineItemRemoved: true }] } });
 * ```
 * @see POST /ecom/v1/orders/{id}/commit-deltas
 */
export const commitDeltas = /* @__PURE__ */ operation<
  [_id: string, options?: CommitDeltasOptions],
  CommitDeltasResponse
>({
  id: 'ecom.orders.commitDeltas',
  method: 'POST',
  path: '/ecom/v1/orders/{id}/commit-deltas',
  args: ['_id', '...options'],
  request: { changes: draftOrderDiffsShape },
  response: orderResponseShape,
});
