import { address } from '@cartwright/core';
import { physicalPropertiesShape } from '../../commerce/line-items/physical-properties.js';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetShippingRatesRequest, GetShippingRatesResponse } from './get-shipping-rates.js';

/** Call of `getShippingRates`: the request and its metadata. */
export type GetShippingRatesEnvelope = PluginCall<GetShippingRatesRequest>;

/** Handlers of the shipping rates plugin. */
export interface ShippingRatesHandlers {
  /** Returns the shipping options of a purchase with their prices. */
  getShippingRates(call: GetShippingRatesEnvelope): GetShippingRatesResponse | Promise<GetShippingRatesResponse>;
}

/**
 * Provides shipping options and rates at checkout.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { shippingRates } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(shippingRates.provideHandlers, {
 *   getShippingRates: ({ request, metadata }) => {
 *     if (!request.shippingDestination?.postalCode) throw new shippingRates.MissingPostalCodeWixError({});
 *     const cost = { price: '4.90', currency: metadata.currency ?? 'USD' };
 *     return { shippingRates: [{ code: 'post', title: 'Post', cost }] };
 *   },
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<ShippingRatesHandlers>({
  componentType: 'ECOM_SHIPPING_RATES',
  methods: {
    getShippingRates: {
      path: '/v1/getRates',
      request: {
        lineItems: { physicalProperties: physicalPropertiesShape },
        shippingDestination: address,
        shippingOrigin: address,
      },
      response: { shippingRates: { logistics: { pickupDetails: { address } } } },
    },
  },
});
