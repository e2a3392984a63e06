import { route } from '../../protocol/routing/route.js';
import { ordersSettings } from '../../shop/settings/orders-settings.js';
import { formatOrdersSettings } from './format-orders-settings.js';

/** Gets the settings of orders, such as when inventory is reduced. */
export const getOrdersSettings = route({
  id: 'ecom.ordersSettings.getOrdersSettings',
  method: 'GET',
  paths: ['/ecom/v1/orders-settings', '/v1/orders-settings'],
  access: 'merchant',
  handle: ({ tenant }) => ({ ordersSettings: formatOrdersSettings(ordersSettings(tenant)) }),
});
