import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import {
  deliveryProfileShape,
  deliveryRegionShape,
  type DeliveryProfile,
  type DeliveryRegion,
} from './delivery-profile.js';

/** Identifiers of a delivery region. */
export interface UpdateDeliveryRegionIdentifiers {
  /** Delivery profile ID. */
  deliveryProfileId: string;
  /** Delivery region ID. */
  deliveryRegionId: string;
}

/** Options for `updateDeliveryRegion`. */
export interface UpdateDeliveryRegionOptions {
  /** Current revision of the delivery profile. */
  revision?: string | null;
}

/** Response of `updateDeliveryRegion`. */
export interface UpdateDeliveryRegionResponse {
  /** Changed delivery profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Application errors of `updateDeliveryRegion`. */
export type UpdateDeliveryRegionApplicationErrors = ApplicationErrors<
  | 'DELIVERY_PROFILE_NOT_FOUND'
  | 'DELIVERY_REGION_NOT_FOUND'
  | 'DESTINATIONS_COLLISION'
  | 'DELIVERY_CARRIER_CANNOT_BE_UPDATED'
  | 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY'
>;

/**
 * Updates a delivery region. Omitted fields are unchanged. Requires a merchant identity (API key or app).
 *
 * @param identifiers - Delivery profile ID and delivery region ID (GUIDs).
 * @param deliveryRegion - Fields to update. Carriers have their own operations.
 * @param options - Current revision of the delivery profile.
 * @returns The delivery profile with the updated region.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateDeliveryRegionApplicationErrors}, such as `DESTINATIONS_COLLISION`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const pause = (deliveryProfileId: string, deliveryRegionId: string) =>
 *   client.deliveryProfile.updateDeliveryRegion({ deliveryProfileId, deliveryRegionId }, { active: false });
 * ```
 * @see PATCH /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}
 */
export const updateDeliveryRegion = /* @__PURE__ */ operation<
  [identifiers: UpdateDeliveryRegionIdentifiers, deliveryRegion: DeliveryRegion, options?: UpdateDeliveryRegionOptions],
  UpdateDeliveryRegionResponse
>({
  id: 'ecom.deliveryProfile.updateDeliveryRegion',
  method: 'PATCH',
  path: '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}',
  args: ['identifiers', 'deliveryRegion', '...options'],
  prepare: ({ deliveryProfileId, deliveryRegionId }, deliveryRegion, options) => ({
    ...options,
    deliveryProfileId,
    deliveryRegion: { ...deliveryRegion, id: undefined, _id: deliveryRegionId },
  }),
  fieldNames: {
    deliveryProfileId: 'identifiers.deliveryProfileId',
    'deliveryRegion.id': 'identifiers.deliveryRegionId',
  },
  request: { deliveryRegion: deliveryRegionShape },
  response: { deliveryProfile: deliveryProfileShape },
});
