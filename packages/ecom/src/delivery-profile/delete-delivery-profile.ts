import { operation } from '@cartwright/core';

/**
 * Deletes a delivery profile. Its products are shipped as the default profile says. Requires a merchant identity (API
 * key or app).
 *
 * @param deliveryProfileId - Delivery profile ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the delivery profile does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const remove = (id: string) => client.deliveryProfile.deleteDeliveryProfile(id);
 * ```
 * @see DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}
 */
export const deleteDeliveryProfile = /* @__PURE__ */ operation<[deliveryProfileId: string], void>({
  id: 'ecom.deliveryProfile.deleteDeliveryProfile',
  method: 'DELETE',
  path: '/ecom/v1/delivery-profiles/{deliveryProfileId}',
  args: ['deliveryProfileId'],
  returnsNothing: true,
  repeatable: true,
});
