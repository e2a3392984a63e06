import { event, type EventMetadata } from '@cartwright/core';
import { shippoConfigurationShape, type ShippoConfiguration } from './shippo-configuration.js';

/** Payload of the event that is triggered when a Shippo configuration is created. */
export interface ShippoConfigurationCreatedEnvelope {
  /** Created Shippo configuration. */
  entity: ShippoConfiguration;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a Shippo configuration is updated. */
export interface ShippoConfigurationUpdatedEnvelope {
  /** Updated Shippo configuration. */
  entity: ShippoConfiguration;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when a Shippo configuration is deleted. */
export interface ShippoConfigurationDeletedEnvelope {
  /** Deleted Shippo configuration. Absent if the platform sends only its id, which is `metadata.entityId`. */
  entity?: ShippoConfiguration;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
}

/**
 * Triggered when a Shippo configuration is created. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.SHIPPO_CONFIGURATION_READ`.
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
 * Triggered when a Shippo configuration is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.SHIPPO_CONFIGURATION_READ`.
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
 * Triggered when a Shippo configuration is updated. `modifiedFields` has the previous values by path. Pass it to `on`
 * of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.SHIPPO_CONFIGURATION_READ`.
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
