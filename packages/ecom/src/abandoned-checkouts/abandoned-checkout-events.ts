import { event, type EventMetadata } from '@cartwright/core';
import { abandonedCheckoutShape, type AbandonedCheckout } from './abandoned-checkout.js';

/** Data of the abandoned checkout recovered event. */
export interface AbandonedCheckoutRecovered {
  /** Recovered checkout. */
  abandonedCheckout?: AbandonedCheckout;
}

/** Payload of the event that is triggered when an abandoned checkout is created. */
export interface AbandonedCheckoutCreatedEnvelope {
  /** Created abandoned checkout. */
  entity: AbandonedCheckout;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when an abandoned checkout is updated. */
export interface AbandonedCheckoutUpdatedEnvelope {
  /** Updated checkout. */
  entity: AbandonedCheckout;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when an abandoned checkout is deleted. */
export interface AbandonedCheckoutDeletedEnvelope {
  /** Deleted abandoned checkout. Absent if the platform sends only its id, which is `metadata.entityId`. */
  entity?: AbandonedCheckout;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when an abandoned checkout is recovered. */
export interface AbandonedCheckoutRecoveredEnvelope {
  /** Event data. */
  data: AbandonedCheckoutRecovered;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when an abandoned checkout is created. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutCreated } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutCreated, ({ entity }) => console.log(entity));
 * ```
 */
export const onAbandonedCheckoutCreated = /* @__PURE__ */ event<AbandonedCheckoutCreatedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_created',
  kind: 'created',
  entity: abandonedCheckoutShape,
});

/**
 * Triggered when an abandoned checkout is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutDeleted } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onAbandonedCheckoutDeleted = /* @__PURE__ */ event<AbandonedCheckoutDeletedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_deleted',
  kind: 'deleted',
  entity: abandonedCheckoutShape,
});

/**
 * Triggered when an abandoned checkout is recovered. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutRecovered } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutRecovered, ({ data }) => console.log(data));
 * ```
 */
export const onAbandonedCheckoutRecovered = /* @__PURE__ */ event<AbandonedCheckoutRecoveredEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_recovered',
  kind: 'action',
  entity: { abandonedCheckout: abandonedCheckoutShape },
});

/**
 * Triggered when an abandoned checkout is updated. `modifiedFields` has the previous values of the changed fields, by
 * path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the
 * permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutUpdated } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 */
export const onAbandonedCheckoutUpdated = /* @__PURE__ */ event<AbandonedCheckoutUpdatedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_updated',
  kind: 'updated',
  entity: abandonedCheckoutShape,
});
