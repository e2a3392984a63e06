import { event, type EventMetadata } from '@cartwright/core';
import { customizationShape, type Customization } from './customization.js';

/** An option or modifier was changed. */
export interface CustomizationUpdatedEnvelope {
  /** It, as it is now. */
  entity: Customization;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * An option or modifier was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a
 * client's module. The app needs the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCustomizationUpdated = /* @__PURE__ */ event<CustomizationUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_updated',
  kind: 'updated',
  entity: customizationShape,
});
