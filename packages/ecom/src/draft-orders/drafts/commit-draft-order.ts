import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderShape, type Order } from '../../orders/orders/order.js';
import { draftOrderShape, type DraftOrder, type DraftOrderCommitSettings } from '../entity/draft-order.js';

/** Options for `commitDraftOrder`. */
export interface CommitDraftOrderOptions {
  /** Notifications, activities and inventory updates. */
  commitSettings?: DraftOrderCommitSettings;
  /** Reason for the edit. At most 200 characters. */
  reason?: string | null;
}

/** Response of `commitDraftOrder`. */
export interface CommitDraftOrderResponse {
  /** Committed draft order. */
  committedDraftOrder?: DraftOrder;
  /** Order after the changes. */
  orderAfterCommit?: Order;
}

/** Error codes of `commitDraftOrder`. */
export type CommitDraftOrderApplicationErrors = ApplicationErrors<
  'DRAFT_ORDER_DOES_NOT_EXIST' | 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS' | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Applies the changes of a draft order to its order. The draft cannot be changed afterwards. Only the inventory of
 * line items in `updateInventory` changes. For a draft without an order, use `createOrderFromDraft`. Requires a
 * merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Side effects, and the reason for the edit.
 * @returns The committed draft order, and the updated order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link CommitDraftOrderApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const applyQuietly = (draftOrderId: string, reason: string) =>
 *   client.draftOrders.commitDraftOrder(draftOrderId, {
 *     commitSettings: { sendNotificationsToBuyer: false },
 *     reason,
 *   });
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/commit
 */
export const commitDraftOrder = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: CommitDraftOrderOptions],
  CommitDraftOrderResponse
>({
  id: 'ecom.draftOrders.commitDraftOrder',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/commit',
  args: ['draftOrderId', '...options'],
  response: { committedDraftOrder: draftOrderShape, orderAfterCommit: orderShape },
});
