import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import { abandonedCheckoutShape, type AbandonedCheckout } from './abandoned-checkout.js';

/** `data` of `onAbandonedCheckoutRecovered`. */
export interface AbandonedCheckoutRecovered {
  /** Recovered checkout. */
  abandonedCheckout?: AbandonedCheckout;
}

/** Payload of {@link onAbandonedCheckoutCreated}. */
export type AbandonedCheckoutCreatedEnvelope = CreatedEnvelope<AbandonedCheckout>;

/** Payload of {@link onAbandonedCheckoutUpdated}. */
export type AbandonedCheckoutUpdatedEnvelope = UpdatedEnvelope<AbandonedCheckout>;

/** Payload of {@link onAbandonedCheckoutDeleted}. */
export type AbandonedCheckoutDeletedEnvelope = DeletedEnvelope<AbandonedCheckout>;

/** Payload of {@link onAbandonedCheckoutRecovered}. */
export type AbandonedCheckoutRecoveredEnvelope = ActionEnvelope<AbandonedCheckoutRecovered>;

/**
 * Triggered when an abandoned checkout is created. `entity` is the created abandoned checkout. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutCreated } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.ecom.v1.abandoned_checkout_created`
 */
export const onAbandonedCheckoutCreated = /* @__PURE__ */ event<AbandonedCheckoutCreatedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_created',
  kind: 'created',
  entity: abandonedCheckoutShape,
});

/**
 * Triggered when an abandoned checkout is deleted. `metadata.entityId` is the ID of the deleted abandoned checkout;
 * `entity` is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler
 * as part of a client's module. Requires the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutDeleted } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.abandoned_checkout_deleted`
 */
export const onAbandonedCheckoutDeleted = /* @__PURE__ */ event<AbandonedCheckoutDeletedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_deleted',
  kind: 'deleted',
  entity: abandonedCheckoutShape,
});

/**
 * Triggered when an abandoned checkout is recovered. `data.abandonedCheckout` is the recovered checkout. Pass it to
 * `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutRecovered } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutRecovered, ({ data }) => console.log(data));
 * ```
 * @see Event type `wix.ecom.v1.abandoned_checkout_recovered`
 */
export const onAbandonedCheckoutRecovered = /* @__PURE__ */ event<AbandonedCheckoutRecoveredEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_recovered',
  kind: 'action',
  entity: { abandonedCheckout: abandonedCheckoutShape },
});

/**
 * Triggered when an abandoned checkout is updated. `entity` is the updated checkout. `modifiedFields` contains the
 * previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutUpdated } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.abandoned_checkout_updated`
 */
export const onAbandonedCheckoutUpdated = /* @__PURE__ */ event<AbandonedCheckoutUpdatedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_updated',
  kind: 'updated',
  entity: abandonedCheckoutShape,
});
