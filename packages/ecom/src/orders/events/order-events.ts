import { date, event } from '@cartwright/core';
import { committedDiffsShape } from '../draft-orders/committed-diffs.js';
import { orderShape } from '../orders/order.js';
import type {
  OrderApprovedEnvelope,
  OrderCanceledEnvelope,
  OrderCommittedEnvelope,
  OrderCreatedEnvelope,
  OrderFulfilledEnvelope,
  OrderImportedEnvelope,
  OrderImportedOrderDeletedEnvelope,
  OrderPaymentStatusUpdatedEnvelope,
  OrderUpdatedEnvelope,
} from './order-event-envelopes.js';

/**
 * Triggered when an order is approved. `data.order` is the approved order. Pass it to `on` of `createWebhooks`, or call
 * it with a handler as part of a client's module. Requires the permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderApproved } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderApproved, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Event type `wix.ecom.v1.order_approved`
 */
export const onOrderApproved = /* @__PURE__ */ event<OrderApprovedEnvelope>({
  type: 'wix.ecom.v1.order_approved',
  kind: 'action',
  entity: { order: orderShape },
});

/**
 * Triggered when an order is canceled. `data` contains `order`, `restockAllItems`, `sendOrderCanceledEmail` and
 * `customMessage`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module.
 * Requires the permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderCanceled } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderCanceled, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Event type `wix.ecom.v1.order_canceled`
 */
export const onOrderCanceled = /* @__PURE__ */ event<OrderCanceledEnvelope>({
  type: 'wix.ecom.v1.order_canceled',
  kind: 'action',
  entity: { order: orderShape },
});

/**
 * Triggered when the changes of a draft order are applied to an order. `data` contains `order`, `draftOrderId`,
 * `changes`, `commitSettings` and `commitDate`. Pass it to `on` of `createWebhooks`, or call it with a handler as part
 * of a client's module. Requires the permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderCommitted } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderCommitted, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Event type `wix.ecom.v1.order_committed`
 */
export const onOrderCommitted = /* @__PURE__ */ event<OrderCommittedEnvelope>({
  type: 'wix.ecom.v1.order_committed',
  kind: 'action',
  entity: { order: orderShape, changes: committedDiffsShape, commitDate: date },
});

/**
 * Triggered when an order is created. `entity` is the created order. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderCreated } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderCreated, ({ entity }) => console.log(entity.number, entity._createdDate?.getFullYear()));
 * ```
 * @see Event type `wix.ecom.v1.order_created`
 */
export const onOrderCreated = /* @__PURE__ */ event<OrderCreatedEnvelope>({
  type: 'wix.ecom.v1.order_created',
  kind: 'created',
  entity: orderShape,
});

/**
 * Triggered when the fulfillment status of an order changes, in either direction. `data` contains `order`,
 * `previousFulfillmentStatus`, `newFulfillmentStatus` and `action`. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderFulfilled } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderFulfilled, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Event type `wix.ecom.v1.order_fulfilled`
 */
export const onOrderFulfilled = /* @__PURE__ */ event<OrderFulfilledEnvelope>({
  type: 'wix.ecom.v1.order_fulfilled',
  kind: 'action',
  entity: { order: orderShape },
});

/**
 * Triggered when an imported order is deleted. `data.order` is the deleted order. Pass it to `on` of `createWebhooks`,
 * or call it with a handler as part of a client's module. Requires the permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderImportedOrderDeleted } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderImportedOrderDeleted, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Event type `wix.ecom.v1.order_imported_order_deleted`
 */
export const onOrderImportedOrderDeleted = /* @__PURE__ */ event<OrderImportedOrderDeletedEnvelope>({
  type: 'wix.ecom.v1.order_imported_order_deleted',
  kind: 'action',
  entity: { order: orderShape },
});

/**
 * Triggered when an order is imported from an external system. `data.order` is the imported order. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderImported } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderImported, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Event type `wix.ecom.v1.order_imported`
 */
export const onOrderImported = /* @__PURE__ */ event<OrderImportedEnvelope>({
  type: 'wix.ecom.v1.order_imported',
  kind: 'action',
  entity: { order: orderShape },
});

/**
 * Triggered when the payment status of an order changes. `data` contains `order` and `previousPaymentStatus`. Pass it
 * to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderPaymentStatusUpdated } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderPaymentStatusUpdated, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Event type `wix.ecom.v1.order_payment_status_updated`
 */
export const onOrderPaymentStatusUpdated = /* @__PURE__ */ event<OrderPaymentStatusUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_payment_status_updated',
  kind: 'action',
  entity: { order: orderShape },
});

/**
 * Triggered when an order is updated. `entity` is the updated order. `modifiedFields` contains the previous values of
 * the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderUpdated } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.order_updated`
 */
export const onOrderUpdated = /* @__PURE__ */ event<OrderUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_updated',
  kind: 'updated',
  entity: orderShape,
});
