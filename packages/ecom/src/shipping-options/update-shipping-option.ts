import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { shippingOptionShape, type ShippingOption } from './shipping-option.js';

/** Fields of a shipping option to update. `revision` is required. */
export type UpdateShippingOption = ShippingOption & { revision: string | null };

/** Application errors of `updateShippingOption`. */
export type UpdateShippingOptionApplicationErrors = ApplicationErrors<'INVALID_QUANTITY_VALUE'>;

/**
 * Updates a shipping option. Omitted fields are unchanged. Lists are replaced as a whole. The delivery regions cannot
 * be updated: use `addDeliveryRegion` and `removeDeliveryRegion`. Requires a merchant identity (API key or app).
 *
 * @param _id - Shipping option ID (GUID).
 * @param shippingOption - Fields to update, with the current `revision`.
 * @returns The updated shipping option, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateShippingOptionApplicationErrors}, such as `INVALID_QUANTITY_VALUE`.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the shipping option does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { shippingOptions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { shippingOptions } });
 *
 * export const rename = (id: string, revision: string) =>
 *   client.shippingOptions.updateShippingOption(id, { revision, title: 'Courier' });
 * ```
 * @see PATCH /ecom/v1/shipping-options/{shippingOption.id}
 */
export const updateShippingOption = /* @__PURE__ */ operation<
  [_id: string, shippingOption: UpdateShippingOption],
  ShippingOption
>({
  id: 'ecom.shippingOptions.updateShippingOption',
  method: 'PATCH',
  path: '/ecom/v1/shipping-options/{shippingOption.id}',
  args: ['shippingOption._id', 'shippingOption'],
  request: { shippingOption: shippingOptionShape },
  response: { shippingOption: shippingOptionShape },
  unwrap: 'shippingOption',
});
