import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import { checkoutShape, type Checkout } from './checkout.js';

/** Payload of {@link onCheckoutCreated}. */
export type CheckoutCreatedEnvelope = CreatedEnvelope<Checkout>;

/** Payload of {@link onCheckoutUpdated}. */
export type CheckoutUpdatedEnvelope = UpdatedEnvelope<Checkout>;

/** Payload of {@link onCheckoutDeleted}. */
export type CheckoutDeletedEnvelope = DeletedEnvelope<Checkout>;

/** `data` of `onCheckoutCompleted`. */
export interface CheckoutMarkedAsCompleted {
  /** Completed checkout. */
  checkout?: Checkout;
}

/** Payload of {@link onCheckoutCompleted}. */
export type CheckoutCompletedEnvelope = ActionEnvelope<CheckoutMarkedAsCompleted>;

/**
 * Triggered when a checkout is completed and becomes an order. `data.checkout` is the completed checkout. Pass it to
 * `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutCompleted } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutCompleted, ({ data }) => console.log(data.checkout?._id));
 * ```
 * @see Event type `wix.ecom.v1.checkout_completed`
 */
export const onCheckoutCompleted = /* @__PURE__ */ event<CheckoutCompletedEnvelope>({
  type: 'wix.ecom.v1.checkout_completed',
  kind: 'action',
  entity: { checkout: checkoutShape },
});

/**
 * Triggered when a checkout is created. `entity` is the created checkout. Pass it to `on` of `createWebhooks`, or call
 * it with a handler as part of a client's module. Requires the permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutCreated } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutCreated, ({ entity }) => console.log(entity._createdDate?.getFullYear()));
 * ```
 * @see Event type `wix.ecom.v1.checkout_created`
 */
export const onCheckoutCreated = /* @__PURE__ */ event<CheckoutCreatedEnvelope>({
  type: 'wix.ecom.v1.checkout_created',
  kind: 'created',
  entity: checkoutShape,
});

/**
 * Triggered when a checkout is deleted. `metadata.entityId` is the ID of the deleted checkout; `entity` is absent if
 * the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutDeleted } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.checkout_deleted`
 */
export const onCheckoutDeleted = /* @__PURE__ */ event<CheckoutDeletedEnvelope>({
  type: 'wix.ecom.v1.checkout_deleted',
  kind: 'deleted',
  entity: checkoutShape,
});

/**
 * Triggered when a checkout is updated. `entity` is the updated checkout. `modifiedFields` contains the previous values
 * of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutUpdated } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.checkout_updated`
 */
export const onCheckoutUpdated = /* @__PURE__ */ event<CheckoutUpdatedEnvelope>({
  type: 'wix.ecom.v1.checkout_updated',
  kind: 'updated',
  entity: checkoutShape,
});
