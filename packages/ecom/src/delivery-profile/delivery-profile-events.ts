import {
  date,
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import { deliveryProfileShape, type DeliveryProfile, type DeliveryRegion } from './delivery-profile.js';

/** Payload of {@link onDeliveryProfileCreated}. */
export type DeliveryProfileCreatedEnvelope = CreatedEnvelope<DeliveryProfile>;

/** Payload of {@link onDeliveryProfileUpdated}. */
export type DeliveryProfileUpdatedEnvelope = UpdatedEnvelope<DeliveryProfile>;

/** Payload of {@link onDeliveryProfileDeleted}. */
export type DeliveryProfileDeletedEnvelope = DeletedEnvelope<DeliveryProfile>;

/**
 * Triggered when a delivery profile is created. `entity` is the created delivery profile. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.DELIVERY_PROFILE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDeliveryProfileCreated } from '@cartwright/ecom/delivery-profile';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDeliveryProfileCreated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.ecom.v1.delivery_profile_created`
 */
export const onDeliveryProfileCreated = /* @__PURE__ */ event<DeliveryProfileCreatedEnvelope>({
  type: 'wix.ecom.v1.delivery_profile_created',
  kind: 'created',
  entity: deliveryProfileShape,
});

/**
 * Triggered when a delivery profile is deleted. `metadata.entityId` is the ID of the deleted delivery profile; `entity`
 * is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part
 * of a client's module. Requires the permission `ECOM.DELIVERY_PROFILE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDeliveryProfileDeleted } from '@cartwright/ecom/delivery-profile';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDeliveryProfileDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.delivery_profile_deleted`
 */
export const onDeliveryProfileDeleted = /* @__PURE__ */ event<DeliveryProfileDeletedEnvelope>({
  type: 'wix.ecom.v1.delivery_profile_deleted',
  kind: 'deleted',
  entity: deliveryProfileShape,
});

/**
 * Triggered when a delivery profile is updated. `entity` is the updated delivery profile. `modifiedFields` contains the
 * previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.DELIVERY_PROFILE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDeliveryProfileUpdated } from '@cartwright/ecom/delivery-profile';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDeliveryProfileUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.delivery_profile_updated`
 */
export const onDeliveryProfileUpdated = /* @__PURE__ */ event<DeliveryProfileUpdatedEnvelope>({
  type: 'wix.ecom.v1.delivery_profile_updated',
  kind: 'updated',
  entity: deliveryProfileShape,
});

/** `data` of `onDeliveryProfileRegionAdded`. */
export interface DeliveryRegionAdded extends Omit<DeliveryRegion, '_id'> {
  /** Delivery profile ID. */
  deliveryProfileId?: string;
  /** Delivery region ID. */
  deliveryRegionId?: string | null;
}

/** `data` of `onDeliveryProfileRegionUpdated`: the region after the update. */
export type DeliveryRegionUpdated = DeliveryRegionAdded;

/** `data` of `onDeliveryProfileRegionRemoved`. */
export interface DeliveryRegionRemoved {
  /** Delivery profile ID. */
  deliveryProfileId?: string;
  /** Delivery region ID. */
  deliveryRegionId?: string;
}

/** Payload of {@link onDeliveryProfileRegionAdded}. */
export type DeliveryProfileRegionAddedEnvelope = ActionEnvelope<DeliveryRegionAdded>;

/**
 * Triggered when a delivery region is added to a delivery profile. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `ECOM.DELIVERY_PROFILE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDeliveryProfileRegionAdded } from '@cartwright/ecom/delivery-profile';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDeliveryProfileRegionAdded, ({ data }) => console.log(data.name));
 * ```
 * @see Event type `wix.ecom.v1.delivery_profile_region_added`
 */
export const onDeliveryProfileRegionAdded = /* @__PURE__ */ event<DeliveryProfileRegionAddedEnvelope>({
  type: 'wix.ecom.v1.delivery_profile_region_added',
  kind: 'action',
  entity: { _createdDate: date },
});

/** Payload of {@link onDeliveryProfileRegionRemoved}. */
export type DeliveryProfileRegionRemovedEnvelope = ActionEnvelope<DeliveryRegionRemoved>;

/**
 * Triggered when a delivery region is removed from a delivery profile. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `ECOM.DELIVERY_PROFILE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDeliveryProfileRegionRemoved } from '@cartwright/ecom/delivery-profile';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDeliveryProfileRegionRemoved, ({ data }) => console.log(data.deliveryRegionId));
 * ```
 * @see Event type `wix.ecom.v1.delivery_profile_region_removed`
 */
export const onDeliveryProfileRegionRemoved = /* @__PURE__ */ event<DeliveryProfileRegionRemovedEnvelope>({
  type: 'wix.ecom.v1.delivery_profile_region_removed',
  kind: 'action',
});

/** Payload of {@link onDeliveryProfileRegionUpdated}. */
export type DeliveryProfileRegionUpdatedEnvelope = ActionEnvelope<DeliveryRegionUpdated>;

/**
 * Triggered when a delivery region is updated. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `ECOM.DELIVERY_PROFILE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDeliveryProfileRegionUpdated } from '@cartwright/ecom/delivery-profile';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDeliveryProfileRegionUpdated, ({ data }) => console.log(data.name));
 * ```
 * @see Event type `wix.ecom.v1.delivery_profile_region_updated`
 */
export const onDeliveryProfileRegionUpdated = /* @__PURE__ */ event<DeliveryProfileRegionUpdatedEnvelope>({
  type: 'wix.ecom.v1.delivery_profile_region_updated',
  kind: 'action',
  entity: { _createdDate: date },
});
