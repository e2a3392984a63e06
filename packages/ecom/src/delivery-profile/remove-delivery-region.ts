import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { deliveryProfileShape, type DeliveryProfile } from './delivery-profile.js';

/** Identifiers of a delivery region. */
export interface RemoveDeliveryRegionIdentifiers {
  /** Delivery profile ID. */
  deliveryProfileId: string;
  /** Delivery region ID. */
  deliveryRegionId: string;
}

/** Options for `removeDeliveryRegion`. */
export interface RemoveDeliveryRegionOptions {
  /** Current revision of the delivery profile. */
  revision?: string | null;
}

/** Response of `removeDeliveryRegion`. */
export interface RemoveDeliveryRegionResponse {
  /** Changed delivery profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Application errors of `removeDeliveryRegion`. */
export type RemoveDeliveryRegionApplicationErrors = ApplicationErrors<
  'DELIVERY_PROFILE_NOT_FOUND' | 'DELIVERY_REGION_NOT_FOUND'
>;

/**
 * Removes a delivery region from a delivery profile. The store no longer ships to its destinations. Requires a
 * merchant identity (API key or app).
 *
 * @param identifiers - Delivery profile ID and delivery region ID (GUIDs).
 * @param options - Current revision of the delivery profile.
 * @returns The delivery profile without the region.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link RemoveDeliveryRegionApplicationErrors}, such as
 * `DELIVERY_REGION_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const remove = (deliveryProfileId: string, deliveryRegionId: string) =>
 *   client.deliveryProfile.removeDeliveryRegion({ deliveryProfileId, deliveryRegionId });
 * ```
 * @see DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}
 */
export const removeDeliveryRegion = /* @__PURE__ */ operation<
  [identifiers: RemoveDeliveryRegionIdentifiers, options?: RemoveDeliveryRegionOptions],
  RemoveDeliveryRegionResponse
>({
  id: 'ecom.deliveryProfile.removeDeliveryRegion',
  method: 'DELETE',
  path: '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}',
  args: ['identifiers', '...options'],
  prepare: ({ deliveryProfileId, deliveryRegionId }, options) => ({ ...options, deliveryProfileId, deliveryRegionId }),
  fieldNames: { deliveryProfileId: 'identifiers.deliveryProfileId', deliveryRegionId: 'identifiers.deliveryRegionId' },
  response: { deliveryProfile: deliveryProfileShape },
});
