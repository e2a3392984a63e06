import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { deliveryProfileShape, type DeliveryProfile } from './delivery-profile.js';

/** Fields of a delivery profile to update. `revision` is required. */
export type UpdateDeliveryProfile = DeliveryProfile & { revision: string | null };

/** Application errors of `updateDeliveryProfile`. */
export type UpdateDeliveryProfileApplicationErrors = ApplicationErrors<
  'DELIVERY_REGION_CANNOT_BE_UPDATED' | 'DEFAULT_CANNOT_BE_UPDATED'
>;

/**
 * Updates a delivery profile, such as its name. Its regions have their own operations. Requires a merchant identity
 * (API key or app).
 *
 * @param _id - Delivery profile ID (GUID).
 * @param deliveryProfile - Fields to update, with the current `revision`.
 * @returns The updated delivery profile, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateDeliveryProfileApplicationErrors}, such as
 * `DELIVERY_REGION_CANNOT_BE_UPDATED`.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the delivery profile does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const rename = (id: string, revision: string, name: string) =>
 *   client.deliveryProfile.updateDeliveryProfile(id, { revision, name });
 * ```
 * @see PATCH /ecom/v1/delivery-profiles/{deliveryProfile.id}
 */
export const updateDeliveryProfile = /* @__PURE__ */ operation<
  [_id: string, deliveryProfile: UpdateDeliveryProfile],
  DeliveryProfile
>({
  id: 'ecom.deliveryProfile.updateDeliveryProfile',
  method: 'PATCH',
  path: '/ecom/v1/delivery-profiles/{deliveryProfile.id}',
  args: ['deliveryProfile._id', 'deliveryProfile'],
  request: { deliveryProfile: deliveryProfileShape },
  response: { deliveryProfile: deliveryProfileShape },
  unwrap: 'deliveryProfile',
});
