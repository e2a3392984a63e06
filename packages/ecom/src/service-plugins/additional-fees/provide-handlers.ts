import { address } from '@cartwright/core';
import { physicalPropertiesShape } from '../../commerce/line-items/physical-properties.js';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { CalculateAdditionalFeesRequest, CalculateAdditionalFeesResponse } from './calculate-additional-fees.js';

/** Call of `calculateAdditionalFees`: the request and its metadata. */
export type CalculateAdditionalFeesEnvelope = PluginCall<CalculateAdditionalFeesRequest>;

/** Handlers of the additional fees plugin. */
export interface AdditionalFeesHandlers {
  /** Returns the additional fees of a purchase. */
  calculateAdditionalFees(
    call: CalculateAdditionalFeesEnvelope,
  ): CalculateAdditionalFeesResponse | Promise<CalculateAdditionalFeesResponse>;
}

/**
 * Adds fees to carts and checkouts, such as for handling, gift wrapping or insurance.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { additionalFees } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(additionalFees.provideHandlers, {
 *   calculateAdditionalFees: ({ request, metadata }) => ({
 *     additionalFees: [{ code: 'wrap', name: 'Gift wrapping', price: `${request.lineItems?.length ?? 0}.00` }],
 *     currency: metadata.currency ?? 'USD',
 *   }),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<AdditionalFeesHandlers>({
  componentType: 'ECOM_ADDITIONAL_FEES',
  methods: {
    calculateAdditionalFees: {
      path: '/v1/calculate-additional-fees',
      request: {
        lineItems: { physicalProperties: physicalPropertiesShape },
        shippingAddress: address,
        shippingInfo: { selectedCarrierServiceOption: { logistics: { pickupDetails: { address } } } },
      },
    },
  },
});
