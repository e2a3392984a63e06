import { operation } from '@cartwright/core';
import { deliveryProfileShape, type DeliveryProfile } from './delivery-profile.js';

/**
 * Gets a delivery profile. Requires a merchant identity (API key or app).
 *
 * @param deliveryProfileId - Delivery profile ID (GUID).
 * @returns The delivery profile.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the delivery profile does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const countRegions = async (id: string) =>
 *   (await client.deliveryProfile.getDeliveryProfile(id)).deliveryRegions?.length;
 * ```
 * @see GET /ecom/v1/delivery-profiles/{deliveryProfileId}
 */
export const getDeliveryProfile = /* @__PURE__ */ operation<[deliveryProfileId: string], DeliveryProfile>({
  id: 'ecom.deliveryProfile.getDeliveryProfile',
  method: 'GET',
  path: '/ecom/v1/delivery-profiles/{deliveryProfileId}',
  args: ['deliveryProfileId'],
  response: { deliveryProfile: deliveryProfileShape },
  unwrap: 'deliveryProfile',
  repeatable: true,
});
