import { event, type EventMetadata } from '@cartwright/core';
import { checkoutShape, type Checkout } from './checkout.js';

/** A checkout was created. */
export interface CheckoutCreatedEnvelope {
  /** The checkout. */
  entity: Checkout;
  /** About the event. */
  metadata: EventMetadata;
}

/** A checkout was updated. */
export interface CheckoutUpdatedEnvelope {
  /** The checkout as it is now. */
  entity: Checkout;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A checkout was deleted. */
export interface CheckoutDeletedEnvelope {
  /** The checkout as it was, where the platform sends it. */
  entity?: Checkout;
  /** About the event. */
  metadata: EventMetadata;
}

/** A checkout that was completed. */
export interface CheckoutMarkedAsCompleted {
  /** The checkout. */
  checkout?: Checkout;
}

/** A checkout was completed. */
export interface CheckoutCompletedEnvelope {
  /** What was completed. */
  data: CheckoutMarkedAsCompleted;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A checkout was completed: it became an order. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutCompleted } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutCompleted, ({ data }) => console.log(data.checkout?._id));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutCompleted = /* @__PURE__ */ event<CheckoutCompletedEnvelope>({
  type: 'wix.ecom.v1.checkout_completed',
  kind: 'action',
  entity: { checkout: checkoutShape },
});

/**
 * A checkout was created. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutCreated } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutCreated, ({ entity }) => console.log(entity._createdDate?.getFullYear()));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutCreated = /* @__PURE__ */ event<CheckoutCreatedEnvelope>({
  type: 'wix.ecom.v1.checkout_created',
  kind: 'created',
  entity: checkoutShape,
});

/**
 * A checkout was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutDeleted } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutDeleted = /* @__PURE__ */ event<CheckoutDeletedEnvelope>({
  type: 'wix.ecom.v1.checkout_deleted',
  kind: 'deleted',
  entity: checkoutShape,
});

/**
 * A checkout was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutUpdated } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutUpdated = /* @__PURE__ */ event<CheckoutUpdatedEnvelope>({
  type: 'wix.ecom.v1.checkout_updated',
  kind: 'updated',
  entity: checkoutShape,
});
