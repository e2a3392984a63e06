import { event, type EventMetadata } from '@cartwright/core';
import { ribbonShape, type Ribbon } from './ribbon.js';

/** A ribbon was changed. */
export interface RibbonUpdatedEnvelope {
  /** It, as it is now. */
  entity: Ribbon;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * A ribbon was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onRibbonUpdated = /* @__PURE__ */ event<RibbonUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_updated',
  kind: 'updated',
  entity: ribbonShape,
});
