import { orderShape } from '../../orders/orders/order.js';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetPaymentSettingsRequest, GetPaymentSettingsResponse } from './get-payment-settings.js';

/** What `getPaymentSettings` is given. */
export type GetPaymentSettingsEnvelope = PluginCall<GetPaymentSettingsRequest>;

/** Decides how an order is paid. */
export interface PaymentSettingsHandlers {
  /** How an order is to be paid. */
  getPaymentSettings(
    call: GetPaymentSettingsEnvelope,
  ): GetPaymentSettingsResponse | Promise<GetPaymentSettingsResponse>;
}

/**
 * Decides how an order is paid, such as whether 3-D Secure is needed.
 *
 * @throws `PluginError` `multiple_implementations` when there is one.
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
