import { event, type EventMetadata } from '@cartwright/core';

/** An info section was deleted. */
export interface InfoSectionDeletedEnvelope {
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An info section was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInfoSectionDeleted = /* @__PURE__ */ event<InfoSectionDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_deleted',
  kind: 'deleted',
});
