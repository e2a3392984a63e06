import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { shippingOptionShape, type ShippingOption } from './shipping-option.js';

/** Payload of {@link onShippingOptionCreated}. */
export type ShippingOptionCreatedEnvelope = CreatedEnvelope<ShippingOption>;

/** Payload of {@link onShippingOptionUpdated}. */
export type ShippingOptionUpdatedEnvelope = UpdatedEnvelope<ShippingOption>;

/** Payload of {@link onShippingOptionDeleted}. */
export type ShippingOptionDeletedEnvelope = DeletedEnvelope<ShippingOption>;

/**
 * Triggered when a shipping option is created. `entity` is the created shipping option. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.SHIPPING_OPTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onShippingOptionCreated } from '@cartwright/ecom/shipping-options';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onShippingOptionCreated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.ecom.v1.shipping_option_created`
 */
export const onShippingOptionCreated = /* @__PURE__ */ event<ShippingOptionCreatedEnvelope>({
  type: 'wix.ecom.v1.shipping_option_created',
  kind: 'created',
  entity: shippingOptionShape,
});

/**
 * Triggered when a shipping option is deleted. `metadata.entityId` is the ID of the deleted shipping option; `entity`
 * is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part
 * of a client's module. Requires the permission `ECOM.SHIPPING_OPTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onShippingOptionDeleted } from '@cartwright/ecom/shipping-options';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onShippingOptionDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.shipping_option_deleted`
 */
export const onShippingOptionDeleted = /* @__PURE__ */ event<ShippingOptionDeletedEnvelope>({
  type: 'wix.ecom.v1.shipping_option_deleted',
  kind: 'deleted',
  entity: shippingOptionShape,
});

/**
 * Triggered when a shipping option is updated. `entity` is the updated shipping option. `modifiedFields` contains the
 * previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.SHIPPING_OPTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onShippingOptionUpdated } from '@cartwright/ecom/shipping-options';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onShippingOptionUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.shipping_option_updated`
 */
export const onShippingOptionUpdated = /* @__PURE__ */ event<ShippingOptionUpdatedEnvelope>({
  type: 'wix.ecom.v1.shipping_option_updated',
  kind: 'updated',
  entity: shippingOptionShape,
});
