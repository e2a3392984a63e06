import { address } from '@cartwright/core';
import { physicalPropertiesShape } from '../../commerce/line-items/physical-properties.js';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetShippingRatesRequest, GetShippingRatesResponse } from './get-shipping-rates.js';

/** What `getShippingRates` is given. */
export type GetShippingRatesEnvelope = PluginCall<GetShippingRatesRequest>;

/** Tells what shipping costs. */
export interface ShippingRatesHandlers {
  /** The ways to ship some items, and what each costs. */
  getShippingRates(call: GetShippingRatesEnvelope): GetShippingRatesResponse | Promise<GetShippingRatesResponse>;
}

/**
 * Offers ways to ship a purchase, and what each costs.
 *
 * @throws `PluginError` `multiple_implementations` when there is one.
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
