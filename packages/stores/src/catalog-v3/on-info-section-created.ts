import { event, type EventMetadata } from '@cartwright/core';
import { infoSectionShape, type InfoSection } from './info-section.js';

/** An info section was made. */
export interface InfoSectionCreatedEnvelope {
  /** It, as it was made. */
  entity: InfoSection;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An info section was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionCreated, ({ entity }) => console.log(entity.title));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInfoSectionCreated = /* @__PURE__ */ event<InfoSectionCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_created',
  kind: 'created',
  entity: infoSectionShape,
});
