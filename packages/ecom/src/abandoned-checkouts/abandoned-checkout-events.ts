import { event, type EventMetadata } from '@cartwright/core';
import { abandonedCheckoutShape, type AbandonedCheckout } from './abandoned-checkout.js';

/** A checkout that the buyer came back to. */
export interface AbandonedCheckoutRecovered {
  /** The checkout. */
  abandonedCheckout?: AbandonedCheckout;
}

/** An abandoned checkout was made. */
export interface AbandonedCheckoutCreatedEnvelope {
  /** The checkout. */
  entity: AbandonedCheckout;
  /** About the event. */
  metadata: EventMetadata;
}

/** An abandoned checkout was changed. */
export interface AbandonedCheckoutUpdatedEnvelope {
  /** The checkout as it is now. */
  entity: AbandonedCheckout;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** An abandoned checkout was deleted. */
export interface AbandonedCheckoutDeletedEnvelope {
  /** The checkout as it was, where the platform sends it. */
  entity?: AbandonedCheckout;
  /** About the event. */
  metadata: EventMetadata;
}

/** The buyer came back to an abandoned checkout. */
export interface AbandonedCheckoutRecoveredEnvelope {
  /** What happened. */
  data: AbandonedCheckoutRecovered;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An abandoned checkout was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutCreated } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCheckoutCreated = /* @__PURE__ */ event<AbandonedCheckoutCreatedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_created',
  kind: 'created',
  entity: abandonedCheckoutShape,
});

/**
 * An abandoned checkout was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutDeleted } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCheckoutDeleted = /* @__PURE__ */ event<AbandonedCheckoutDeletedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_deleted',
  kind: 'deleted',
  entity: abandonedCheckoutShape,
});

/**
 * The buyer came back to an abandoned checkout. For `on` of `createWebhooks`, or to be called with a handler as part of
 * a client's module. The app needs the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutRecovered } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutRecovered, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCheckoutRecovered = /* @__PURE__ */ event<AbandonedCheckoutRecoveredEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_recovered',
  kind: 'action',
  entity: { abandonedCheckout: abandonedCheckoutShape },
});

/**
 * An abandoned checkout was changed. `modifiedFields` has the former values by their paths. For `on` of
 * `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the permission
 * `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutUpdated } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCheckoutUpdated = /* @__PURE__ */ event<AbandonedCheckoutUpdatedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_updated',
  kind: 'updated',
  entity: abandonedCheckoutShape,
});
