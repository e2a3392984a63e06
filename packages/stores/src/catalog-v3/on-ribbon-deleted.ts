import { event, type EventMetadata } from '@cartwright/core';
import { ribbonShape, type Ribbon } from './ribbon.js';

/** A ribbon was deleted. */
export interface RibbonDeletedEnvelope {
  /** It, as it was. */
  entity: Ribbon;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A ribbon was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonDeleted, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onRibbonDeleted = /* @__PURE__ */ event<RibbonDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_deleted',
  kind: 'deleted',
  entity: ribbonShape,
});
