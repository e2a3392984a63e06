import { address } from '@cartwright/core';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { CalculateTaxRequest, CalculateTaxResponse } from './calculate-tax.js';

/** Call of `calculateTax`: the request and its metadata. */
export type CalculateTaxEnvelope = PluginCall<CalculateTaxRequest>;

/** Handlers of the tax calculation plugin. */
export interface TaxCalculationHandlers {
  /** Returns the tax on line items. */
  calculateTax(call: CalculateTaxEnvelope): CalculateTaxResponse | Promise<CalculateTaxResponse>;
}

/**
 * Calculates the tax of carts, checkouts and orders.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { taxCalculationProvider } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(taxCalculationProvider.provideHandlers, {
 *   calculateTax: ({ request }) => ({
 *     currency: request.currency ?? 'USD',
 *     taxSummary: { totalAmount: '10.00', totalTax: '0.00' },
 *     lineItemTaxDetails: [],
 *   }),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<TaxCalculationHandlers>({
  componentType: 'TAX_CALCULATION_PROVIDER',
  methods: {
    calculateTax: { path: '/v1/calculate-tax', request: { addresses: address } },
  },
});
