import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { DraftOrderCommitSettings } from './committed-diffs.js';
import { draftOrderDiffsShape, type DraftOrderDiffs } from './draft-order-diffs.js';
import { orderResponseShape, type OrderResponse } from '../orders/order-response.js';

/** What changes, and what else is done. */
export interface CommitDeltasOptions {
  /** The draft order. */
  draftOrderId?: string;
  /** What changes. */
  changes?: DraftOrderDiffs;
  /** What is done when they are applied. */
  commitSettings?: DraftOrderCommitSettings;
  /** Why. */
  reason?: string | null;
}

/** The answer of `commitDeltas`. */
export type CommitDeltasResponse = OrderResponse;

/** Why the platform refuses `commitDeltas`. */
export type CommitDeltasApplicationErrors = ApplicationErrors<'EMPTY_DELTAS_TO_COMMIT'>;

/**
 * Applies the changes of a draft to an order. For apps; today’s client of the platform has it no more. It is in none of
 * the platform’s public typings, so it may change.
 *
 * @param _id - The order's id.
 * @param options - What changes, and what else is done.
 * @returns The order as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link CommitDeltasApplicationErrors}, such as `EMPTY_DELTAS_TO_COMMIT`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const addNothingBut = (id: string, draftOrderId: string, lineItemId: string) =>
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
  args: ['_id', 'options'],
  input: (id, options) => ({ ...options, id }),
  request: { changes: draftOrderDiffsShape },
  response: orderResponseShape,
});
