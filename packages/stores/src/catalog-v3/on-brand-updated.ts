import { event, type EventMetadata } from '@cartwright/core';
import { brandShape, type Brand } from './brand.js';

/** A brand was changed. */
export interface BrandUpdatedEnvelope {
  /** It, as it is now. */
  entity: Brand;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * A brand was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onBrandUpdated = /* @__PURE__ */ event<BrandUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_updated',
  kind: 'updated',
  entity: brandShape,
});
