import { event } from '@cartwright/core';
import type { ShippoConfigurationUpdatedEnvelope } from './shippo-configuration-events.js';
import { shippoConfigurationShape } from './shippo-configuration.js';

/**
 * Triggered when a configuration of the shipping-label provider is updated. `modifiedFields` has the previous values by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. The app needs the permission `ECOM.SHIPPO_CONFIGURATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onShippoConfigurationUpdated } from '@cartwright/ecom/shippo-configurations';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onShippoConfigurationUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.shippo_configuration_updated`
 */
export const onShippoConfigurationUpdated = /* @__PURE__ */ event<ShippoConfigurationUpdatedEnvelope>({
  type: 'wix.ecom.v1.shippo_configuration_updated',
  kind: 'updated',
  entity: shippoConfigurationShape,
});
