import { event, type EventMetadata } from '@cartwright/core';
import { brandShape, type Brand } from './brand.js';

/** A brand was made. */
export interface BrandCreatedEnvelope {
  /** It, as it was made. */
  entity: Brand;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A brand was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onBrandCreated = /* @__PURE__ */ event<BrandCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_created',
  kind: 'created',
  entity: brandShape,
});
