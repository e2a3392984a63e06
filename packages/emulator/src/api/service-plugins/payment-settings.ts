import { isObject } from '../../kernel/input/object.js';
import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import type { PaymentSettings, PaymentSettingsRequest } from '../../shop/order-placement/ask-payment-settings.js';
import { formatOrderFields } from '../orders-v1/format-order-fields.js';
import { formatOrderLine, getPricing } from '../orders-v1/format-order-line.js';

/** Format of requests for payment settings. */
export const paymentSettingsFormat: PluginFormat<PaymentSettingsRequest, PaymentSettings> = {
  toRequest: ({ order }) => ({
    order: {
      ...formatOrderFields(order),
      lineItems: order.lines.map((line) => formatOrderLine(line, getPricing(order))),
      status: 'INITIALIZED',
      paymentStatus: 'NOT_PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
    },
  }),
  readResponse: ({ paymentSettings }) => ({
    requires3dSecure: isObject(paymentSettings) && paymentSettings['requires3dSecure'] === true,
  }),
};
