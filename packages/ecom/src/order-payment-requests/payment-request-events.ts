import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import { paymentRequestShape, type OrderPaymentRequest } from './payment-request.js';

/** Payload of {@link onOrderPaymentRequestCreated}. */
export type OrderPaymentRequestCreatedEnvelope = CreatedEnvelope<OrderPaymentRequest>;

/** Payload of {@link onOrderPaymentRequestUpdated}. */
export type OrderPaymentRequestUpdatedEnvelope = UpdatedEnvelope<OrderPaymentRequest>;

/** Payload of {@link onOrderPaymentRequestDeleted}. */
export type OrderPaymentRequestDeletedEnvelope = DeletedEnvelope<OrderPaymentRequest>;

/**
 * Triggered when an order payment request is created. `entity` is the created order payment request. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderPaymentRequestCreated } from '@cartwright/ecom/order-payment-requests';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderPaymentRequestCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.ecom.v1.order_payment_request_created`
 */
export const onOrderPaymentRequestCreated = /* @__PURE__ */ event<OrderPaymentRequestCreatedEnvelope>({
  type: 'wix.ecom.v1.order_payment_request_created',
  kind: 'created',
  entity: paymentRequestShape,
});

/**
 * Triggered when an order payment request is deleted. `metadata.entityId` is its ID; `entity` is
 * absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderPaymentRequestDeleted } from '@cartwright/ecom/order-payment-requests';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderPaymentRequestDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.order_payment_request_deleted`
 */
export const onOrderPaymentRequestDeleted = /* @__PURE__ */ event<OrderPaymentRequestDeletedEnvelope>({
  type: 'wix.ecom.v1.order_payment_request_deleted',
  kind: 'deleted',
  entity: paymentRequestShape,
});

/**
 * Triggered when an order payment request is updated. `entity` is the updated request. `modifiedFields` contains the
 * previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderPaymentRequestUpdated } from '@cartwright/ecom/order-payment-requests';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderPaymentRequestUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.order_payment_request_updated`
 */
export const onOrderPaymentRequestUpdated = /* @__PURE__ */ event<OrderPaymentRequestUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_payment_request_updated',
  kind: 'updated',
  entity: paymentRequestShape,
});

/** `data` of {@link onOrderPaymentRequestExpired}. */
export interface OrderPaymentRequestExpired {
  /** The request. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/** Payload of {@link onOrderPaymentRequestExpired}. */
export type OrderPaymentRequestExpiredEnvelope = ActionEnvelope<OrderPaymentRequestExpired>;

/**
 * Triggered when an order payment request expires. `data.orderPaymentRequest` is the request. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderPaymentRequestExpired } from '@cartwright/ecom/order-payment-requests';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderPaymentRequestExpired, ({ data }) => console.log(data.orderPaymentRequest?.orderId));
 * ```
 * @see Event type `wix.ecom.v1.order_payment_request_expired`
 */
export const onOrderPaymentRequestExpired = /* @__PURE__ */ event<OrderPaymentRequestExpiredEnvelope>({
  type: 'wix.ecom.v1.order_payment_request_expired',
  kind: 'action',
  entity: { orderPaymentRequest: paymentRequestShape },
});

/** `data` of {@link onOrderPaymentRequestPaid}. */
export interface OrderPaymentRequestPaid {
  /** The request. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/** Payload of {@link onOrderPaymentRequestPaid}. */
export type OrderPaymentRequestPaidEnvelope = ActionEnvelope<OrderPaymentRequestPaid>;

/**
 * Triggered when an order payment request is paid. `data.orderPaymentRequest` is the request. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderPaymentRequestPaid } from '@cartwright/ecom/order-payment-requests';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderPaymentRequestPaid, ({ data }) => console.log(data.orderPaymentRequest?.orderId));
 * ```
 * @see Event type `wix.ecom.v1.order_payment_request_paid`
 */
export const onOrderPaymentRequestPaid = /* @__PURE__ */ event<OrderPaymentRequestPaidEnvelope>({
  type: 'wix.ecom.v1.order_payment_request_paid',
  kind: 'action',
  entity: { orderPaymentRequest: paymentRequestShape },
});

/** `data` of {@link onOrderPaymentRequestVoided}. */
export interface OrderPaymentRequestVoided {
  /** The request. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/** Payload of {@link onOrderPaymentRequestVoided}. */
export type OrderPaymentRequestVoidedEnvelope = ActionEnvelope<OrderPaymentRequestVoided>;

/**
 * Triggered when an order payment request is voided. `data.orderPaymentRequest` is the request. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderPaymentRequestVoided } from '@cartwright/ecom/order-payment-requests';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderPaymentRequestVoided, ({ data }) => console.log(data.orderPaymentRequest?.orderId));
 * ```
 * @see Event type `wix.ecom.v1.order_payment_request_voided`
 */
export const onOrderPaymentRequestVoided = /* @__PURE__ */ event<OrderPaymentRequestVoidedEnvelope>({
  type: 'wix.ecom.v1.order_payment_request_voided',
  kind: 'action',
  entity: { orderPaymentRequest: paymentRequestShape },
});
