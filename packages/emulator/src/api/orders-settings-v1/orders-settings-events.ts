import { entityEvents } from '../../protocol/events/entity-events.js';
import type { EventDefinition } from '../../protocol/events/event-definition.js';
import { initialOrdersSettings, type OrdersSettings } from '../../shop/settings/orders-settings.js';
import { formatOrdersSettings } from './format-orders-settings.js';

const settings = entityEvents<OrdersSettings>({
  collection: 'orders-settings',
  fqdn: 'wix.ecom.v1.orders_settings',
  format: formatOrdersSettings,
});

/** Triggered when the order settings change. Every site has them from the start, so only `updated` events are sent. */
export const ordersSettingsEvents: EventDefinition<OrdersSettings> = {
  ...settings,
  getEvents: ({ before = initialOrdersSettings, after = initialOrdersSettings }, context) =>
    settings.getEvents({ before, after }, context),
};
