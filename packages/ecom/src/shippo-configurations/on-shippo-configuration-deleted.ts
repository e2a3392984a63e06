import { event } from '@cartwright/core';
import type { ShippoConfigurationDeletedEnvelope } from './shippo-configuration-events.js';
import { shippoConfigurationShape } from './shippo-configuration.js';

/**
 * Triggered when a configuration of the shipping-label provider is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. The app needs the permission `ECOM.SHIPPO_CONFIGURATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onShippoConfigurationDeleted } from '@cartwright/ecom/shippo-configurations';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onShippoConfigurationDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.shippo_configuration_deleted`
 */
export const onShippoConfigurationDeleted = /* @__PURE__ */ event<ShippoConfigurationDeletedEnvelope>({
  type: 'wix.ecom.v1.shippo_configuration_deleted',
  kind: 'deleted',
  entity: shippoConfigurationShape,
});
