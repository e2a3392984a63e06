import { operation } from '@cartwright/core';
import type { NonDraftableReason } from '../entity/enumerations.js';

/** Response of `getOrderDraftabilityStatus`. */
export interface GetOrderDraftabilityStatusResponse {
  /** Order ID. */
  orderId?: string;
  /** Whether a draft of the order can be created. */
  orderDraftable?: boolean;
  /** Reasons why no draft can be created. At most 5. */
  nonDraftableReasons?: NonDraftableReason[];
}

/**
 * Checks whether an order can be edited with a draft. Requires a merchant identity (API key or app).
 *
 * @param orderId - Order ID (GUID).
 * @returns Whether the order can be edited, and the reasons why not.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const canEdit = async (orderId: string) =>
 *   (await client.draftOrders.getOrderDraftabilityStatus(orderId)).orderDraftable;
 * ```
 * @see GET /ecom/v1/draft-orders/{orderId}/draftability
 */
export const getOrderDraftabilityStatus = /* @__PURE__ */ operation<
  [orderId: string],
  GetOrderDraftabilityStatusResponse
>({
  id: 'ecom.draftOrders.getOrderDraftabilityStatus',
  method: 'GET',
  path: '/ecom/v1/draft-orders/{orderId}/draftability',
  args: ['orderId'],
  repeatable: true,
});
