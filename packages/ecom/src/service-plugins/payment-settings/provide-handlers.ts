import { orderShape } from '../../orders/orders/order.js';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetPaymentSettingsRequest, GetPaymentSettingsResponse } from './get-payment-settings.js';

/** Call of `getPaymentSettings`: the request and its metadata. */
export type GetPaymentSettingsEnvelope = PluginCall<GetPaymentSettingsRequest>;

/** Handlers of the payment settings plugin. */
export interface PaymentSettingsHandlers {
  /** Returns the payment settings of an order. */
  getPaymentSettings(
    call: GetPaymentSettingsEnvelope,
  ): GetPaymentSettingsResponse | Promise<GetPaymentSettingsResponse>;
}

/**
 * Sets the payment settings of orders, such as whether 3-D Secure is required.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { paymentSettings } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(paymentSettings.provideHandlers, {
 *   getPaymentSettings: ({ request }) => ({
 *     paymentSettings: { requires3dSecure: Number(request.order?.priceSummary?.total?.amount) > 500 },
 *   }),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<PaymentSettingsHandlers>({
  componentType: 'ECOM_PAYMENT_SETTINGS',
  methods: {
    getPaymentSettings: { path: '/v1/payment-settings', request: { order: orderShape } },
  },
});
