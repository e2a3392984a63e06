import { event, type EventMetadata } from '@cartwright/core';
import { checkoutShape, type Checkout } from './checkout.js';

/** Payload of the event that is triggered when a checkout is created. */
export interface CheckoutCreatedEnvelope {
  /** Created checkout. */
  entity: Checkout;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a checkout is updated. */
export interface CheckoutUpdatedEnvelope {
  /** Updated checkout. */
  entity: Checkout;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when a checkout is deleted. */
export interface CheckoutDeletedEnvelope {
  /** Deleted checkout. Absent if the platform sends only its id, which is `metadata.entityId`. */
  entity?: Checkout;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Data of the checkout completed event. */
export interface CheckoutMarkedAsCompleted {
  /** Completed checkout. */
  checkout?: Checkout;
}

/** Payload of the event that is triggered when a checkout is completed. */
export interface CheckoutCompletedEnvelope {
  /** Event data. */
  data: CheckoutMarkedAsCompleted;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a checkout is completed and becomes an order. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutCompleted } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutCompleted, ({ data }) => console.log(data.checkout?._id));
 * ```
 */
export const onCheckoutCompleted = /* @__PURE__ */ event<CheckoutCompletedEnvelope>({
  type: 'wix.ecom.v1.checkout_completed',
  kind: 'action',
  entity: { checkout: checkoutShape },
});

/**
 * Triggered when a checkout is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutCreated } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutCreated, ({ entity }) => console.log(entity._createdDate?.getFullYear()));
 * ```
 */
export const onCheckoutCreated = /* @__PURE__ */ event<CheckoutCreatedEnvelope>({
  type: 'wix.ecom.v1.checkout_created',
  kind: 'created',
  entity: checkoutShape,
});

/**
 * Triggered when a checkout is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutDeleted } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCheckoutDeleted = /* @__PURE__ */ event<CheckoutDeletedEnvelope>({
  type: 'wix.ecom.v1.checkout_deleted',
  kind: 'deleted',
  entity: checkoutShape,
});

/**
 * Triggered when a checkout is updated. `modifiedFields` has the previous values of the changed fields, by path. Pass
 * it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutUpdated } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 */
export const onCheckoutUpdated = /* @__PURE__ */ event<CheckoutUpdatedEnvelope>({
  type: 'wix.ecom.v1.checkout_updated',
  kind: 'updated',
  entity: checkoutShape,
});
