import { operation } from '@cartwright/core';
import { shippingOptionShape, type ShippingOption } from './shipping-option.js';

/** Options for `addDeliveryRegion`. */
export interface AddDeliveryRegionOptions {
  /** Current revision of the shipping option. */
  revision: string | null;
}

/** Response of `addDeliveryRegion`. */
export interface AddDeliveryRegionResponse {
  /** Shipping option, with its new revision. */
  shippingOption?: ShippingOption;
}

/**
 * Adds a delivery region to a shipping option, which is offered in it from then on. Requires a merchant identity (API
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
 * export const offerIn = (id: string, deliveryRegionId: string, revision: string) =>
 *   client.shippingOptions.addDeliveryRegion(id, deliveryRegionId, { revision });
 * ```
 * @see POST /ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region
 */
export const addDeliveryRegion = /* @__PURE__ */ operation<
  [shippingOptionId: string, deliveryRegionId: string, options: AddDeliveryRegionOptions],
  AddDeliveryRegionResponse
>({
  id: 'ecom.shippingOptions.addDeliveryRegion',
  method: 'POST',
  path: '/ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region',
  args: ['shippingOptionId', 'deliveryRegionId', '...options'],
  response: { shippingOption: shippingOptionShape },
});
