import { event, type EventMetadata } from '@cartwright/core';
import { customizationShape, type Customization } from './customization.js';

/** An option or modifier was made. */
export interface CustomizationCreatedEnvelope {
  /** It, as it was made. */
  entity: Customization;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An option or modifier was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCustomizationCreated = /* @__PURE__ */ event<CustomizationCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_created',
  kind: 'created',
  entity: customizationShape,
});
