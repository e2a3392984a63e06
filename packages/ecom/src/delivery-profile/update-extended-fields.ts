import { operation } from '@cartwright/core';
import { deliveryProfileShape, type DeliveryProfile } from './delivery-profile.js';

/** Options for `updateExtendedFields`. */
export interface UpdateExtendedFieldsOptions {
  /** Custom fields of the app. They replace the previous ones. */
  namespaceData: Record<string, unknown> | null;
}

/** Response of `updateExtendedFields`. */
export interface UpdateExtendedFieldsResponse {
  /** Changed delivery profile. */
  deliveryProfile?: DeliveryProfile;
}

/**
 * Replaces the custom fields of an app in a delivery profile. Requires a merchant identity (API key or app).
 *
 * @param _id - Delivery profile ID (GUID).
 * @param namespace - Namespace of the app, such as `@account/app`.
 * @param options - Custom fields.
 * @returns The updated delivery profile.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the delivery profile does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const note = (id: string, source: string) =>
 *   client.deliveryProfile.updateExtendedFields(id, '@account/app', { namespaceData: { source } });
 * ```
 * @see POST /ecom/v1/delivery-profiles/{id}/update-extended-fields
 */
export const updateExtendedFields = /* @__PURE__ */ operation<
  [_id: string, namespace: string, options: UpdateExtendedFieldsOptions],
  UpdateExtendedFieldsResponse
>({
  id: 'ecom.deliveryProfile.updateExtendedFields',
  method: 'POST',
  path: '/ecom/v1/delivery-profiles/{id}/update-extended-fields',
  args: ['_id', 'namespace', '...options'],
  response: { deliveryProfile: deliveryProfileShape },
});
