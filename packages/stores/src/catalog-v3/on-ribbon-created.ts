import { event, type EventMetadata } from '@cartwright/core';
import { ribbonShape, type Ribbon } from './ribbon.js';

/** A ribbon was made. */
export interface RibbonCreatedEnvelope {
  /** It, as it was made. */
  entity: Ribbon;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A ribbon was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onRibbonCreated = /* @__PURE__ */ event<RibbonCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_created',
  kind: 'created',
  entity: ribbonShape,
});
