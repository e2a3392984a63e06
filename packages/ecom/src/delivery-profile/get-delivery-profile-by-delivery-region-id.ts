import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { deliveryProfileShape, type DeliveryProfile } from './delivery-profile.js';

/** Response of `getDeliveryProfileByDeliveryRegionId`. */
export interface GetDeliveryProfileByDeliveryRegionIdResponse {
  /** Delivery profile of the region. */
  deliveryProfile?: DeliveryProfile;
}

/** Application errors of `getDeliveryProfileByDeliveryRegionId`. */
export type GetDeliveryProfileByDeliveryRegionIdApplicationErrors = ApplicationErrors<'DELIVERY_REGION_NOT_FOUND'>;

/**
 * Gets the delivery profile of a delivery region. Requires a merchant identity (API key or app).
 *
 * @param deliveryRegionId - Delivery region ID (GUID).
 * @returns The delivery profile.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link GetDeliveryProfileByDeliveryRegionIdApplicationErrors}, such as
 * `DELIVERY_REGION_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const findProfile = async (regionId: string) =>
 *   (await client.deliveryProfile.getDeliveryProfileByDeliveryRegionId(regionId)).deliveryProfile;
 * ```
 * @see GET /ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}
 */
export const getDeliveryProfileByDeliveryRegionId = /* @__PURE__ */ operation<
  [deliveryRegionId: string],
  GetDeliveryProfileByDeliveryRegionIdResponse
>({
  id: 'ecom.deliveryProfile.getDeliveryProfileByDeliveryRegionId',
  method: 'GET',
  path: '/ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}',
  args: ['deliveryRegionId'],
  response: { deliveryProfile: deliveryProfileShape },
  repeatable: true,
});
