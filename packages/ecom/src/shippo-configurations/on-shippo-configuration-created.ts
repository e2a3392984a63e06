import { event } from '@cartwright/core';
import type { ShippoConfigurationCreatedEnvelope } from './shippo-configuration-events.js';
import { shippoConfigurationShape } from './shippo-configuration.js';

/**
 * Triggered when a configuration of the shipping-label provider is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. The app needs the permission `ECOM.SHIPPO_CONFIGURATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onShippoConfigurationCreated } from '@cartwright/ecom/shippo-configurations';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onShippoConfigurationCreated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.ecom.v1.shippo_configuration_created`
 */
export const onShippoConfigurationCreated = /* @__PURE__ */ event<ShippoConfigurationCreatedEnvelope>({
  type: 'wix.ecom.v1.shippo_configuration_created',
  kind: 'created',
  entity: shippoConfigurationShape,
});
