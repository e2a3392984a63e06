import { operation } from '@cartwright/core';
import { shippingOptionShape, type ShippingOption } from './shipping-option.js';

/** Options for `removeDeliveryRegion`. */
export interface RemoveDeliveryRegionOptions {
  /** Current revision of the shipping option. */
  revision: string | null;
}

/** Response of `removeDeliveryRegion`. */
export interface RemoveDeliveryRegionResponse {
  /** Shipping option, with its new revision. */
  shippingOption?: ShippingOption;
}

/**
 * Removes a delivery region from a shipping option, which is no longer offered in it. Requires a merchant identity (API
 * key or app).
 *
 * @param shippingOptionId - Shipping option ID (GUID).
 * @param deliveryRegionId - Delivery region ID (GUID), from `queryDeliveryProfiles`.
 * @param options - Current revision of the shipping option.
 * @returns The updated shipping option.
 * @throws `CartwrightError` `invalid_argument` for an empty shipping option ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the shipping option does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { shippingOptions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { shippingOptions } });
 *
 * export const withdrawFrom = (id: string, deliveryRegionId: string, revision: string) =>
 *   client.shippingOptions.removeDeliveryRegion(id, deliveryRegionId, { revision });
 * ```
 * @see POST /ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region
 */
export const removeDeliveryRegion = /* @__PURE__ */ operation<
  [shippingOptionId: string, deliveryRegionId: string, options: RemoveDeliveryRegionOptions],
  RemoveDeliveryRegionResponse
>({
  id: 'ecom.shippingOptions.removeDeliveryRegion',
  method: 'POST',
  path: '/ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region',
  args: ['shippingOptionId', 'deliveryRegionId', '...options'],
  response: { shippingOption: shippingOptionShape },
});
