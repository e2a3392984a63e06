import { event, type EventMetadata } from '@cartwright/core';
import { customizationShape, type Customization } from './customization.js';

/** An option or modifier was deleted. */
export interface CustomizationDeletedEnvelope {
  /** It, as it was. */
  entity: Customization;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An option or modifier was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a
 * client's module. The app needs the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationDeleted, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCustomizationDeleted = /* @__PURE__ */ event<CustomizationDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_deleted',
  kind: 'deleted',
  entity: customizationShape,
});
