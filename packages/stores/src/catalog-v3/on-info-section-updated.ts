import { event, type EventMetadata } from '@cartwright/core';
import { infoSectionShape, type InfoSection } from './info-section.js';

/** An info section was changed. */
export interface InfoSectionUpdatedEnvelope {
  /** It, as it is now. */
  entity: InfoSection;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * An info section was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionUpdated, ({ entity }) => console.log(entity.title));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInfoSectionUpdated = /* @__PURE__ */ event<InfoSectionUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_updated',
  kind: 'updated',
  entity: infoSectionShape,
});
