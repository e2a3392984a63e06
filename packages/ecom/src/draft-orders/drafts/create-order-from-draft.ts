import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { OrderCreateNotifications, OwnerApps } from '../../orders/orders/order-creation-settings.js';
import { orderShape, type ChannelInfo, type Order } from '../../orders/orders/order.js';
import { draftOrderShape, type DraftOrder } from '../entity/draft-order.js';
import type { OrderStatus, SubscriptionActivation } from '../entity/enumerations.js';

/** Settings of an order created from a draft. Either `editableByEveryone` or `editableByOwnerApps` is present. */
export interface OrderCreateSettings {
  /**
   * Whether every app with the permission can edit the order. `false` has no effect on the platform: use
   * `editableByOwnerApps` to restrict editing.
   */
  editableByEveryone?: boolean;
  /** Apps that are allowed to edit the order, to the exclusion of all others. */
  editableByOwnerApps?: OwnerApps;
  /** Notifications sent when the order is created. */
  notifications?: OrderCreateNotifications;
  /** Status of the created order. Not part of the platform's public API. */
  orderStatus?: OrderStatus;
  /**
   * When the subscriptions of the order start. Not part of the platform's public API.
   *
   * @default 'ON_PAYMENT_COLLECTED'
   */
  subscriptionActivation?: SubscriptionActivation;
}

/** Options for `createOrderFromDraft`. */
export interface CreateOrderFromDraftOptions {
  /** Notifications, and the applications that can edit the order. */
  createSettings?: OrderCreateSettings;
  /** Reason for the order. At most 200 characters. */
  reason?: string | null;
  /** Sales channel of the order. */
  channelInfo?: ChannelInfo;
}

/** Response of `createOrderFromDraft`. */
export interface CreateOrderFromDraftResponse {
  /** Committed draft order. */
  committedDraftOrder?: DraftOrder;
  /** Created order. */
  createdOrder?: Order;
}

/** Error codes of `createOrderFromDraft`. */
export type CreateOrderFromDraftApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'CREATE_ORDER_FAILED_VALIDATIONS'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
  | 'DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL'
  | 'SUBSCRIPTION_BUYER_INFO_REQUIRED'
  | 'BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION'
  | 'BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION'
  | 'SUBSCRIPTION_ACTIVATION_NOT_APPLICABLE'
  | 'SUBSCRIPTION_ACTIVATION_INCOMPATIBLE_WITH_ORDER_STATUS'
>;

/**
 * Creates an order from a draft order that was created from scratch. The draft cannot be changed afterwards. Requires
 * a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Settings of the order, its sales channel, and the reason for it.
 * @returns The committed draft order, and the created order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link CreateOrderFromDraftApplicationErrors}, such as
 * `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const sellByPhone = async (draftOrderId: string) => {
 *   const { createdOrder } = await client.draftOrders.createOrderFromDraft(draftOrderId, {
 *     channelInfo: { type: 'BACKOFFICE_MERCHANT' },
 *   });
 *   return createdOrder?.number;
 * };
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/create-order
 */
export const createOrderFromDraft = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: CreateOrderFromDraftOptions],
  CreateOrderFromDraftResponse
>({
  id: 'ecom.draftOrders.createOrderFromDraft',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/create-order',
  args: ['draftOrderId', '...options'],
  response: { committedDraftOrder: draftOrderShape, createdOrder: orderShape },
});
