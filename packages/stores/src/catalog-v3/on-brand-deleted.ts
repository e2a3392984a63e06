import { event, type EventMetadata } from '@cartwright/core';

/** A brand was deleted. */
export interface BrandDeletedEnvelope {
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A brand was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onBrandDeleted = /* @__PURE__ */ event<BrandDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_deleted',
  kind: 'deleted',
});
