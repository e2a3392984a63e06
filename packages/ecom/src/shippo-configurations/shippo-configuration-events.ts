import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { shippoConfigurationShape, type ShippoConfiguration } from './shippo-configuration.js';

/** Payload of {@link onShippoConfigurationCreated}. */
export type ShippoConfigurationCreatedEnvelope = CreatedEnvelope<ShippoConfiguration>;

/** Payload of {@link onShippoConfigurationUpdated}. */
export type ShippoConfigurationUpdatedEnvelope = UpdatedEnvelope<ShippoConfiguration>;

/** Payload of {@link onShippoConfigurationDeleted}. */
export type ShippoConfigurationDeletedEnvelope = DeletedEnvelope<ShippoConfiguration>;

/**
 * Triggered when a Shippo configuration is created. `entity` is the created Shippo configuration. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.SHIPPO_CONFIGURATION_READ`.
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

/**
 * Triggered when a Shippo configuration is deleted. `metadata.entityId` is the ID of the deleted Shippo configuration;
 * `entity` is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler
 * as part of a client's module. Requires the permission `ECOM.SHIPPO_CONFIGURATION_READ`.
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

/**
 * Triggered when a Shippo configuration is updated. `entity` is the updated Shippo configuration. `modifiedFields`
 * contains the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `ECOM.SHIPPO_CONFIGURATION_READ`.
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
