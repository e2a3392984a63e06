import { entityEvents } from '../../protocol/events/entity-events.js';
import type { EventSource } from '../../protocol/events/event-source.js';
import {
  initialOrdersSettings,
  type OrdersSettings,
  wireOrdersSettings,
} from '../../shop/order-settings/orders-settings.js';

const settings = entityEvents<OrdersSettings>({
  collection: 'orders-settings',
  fqdn: 'wix.ecom.v1.orders_settings',
  wire: wireOrdersSettings,
});

/** The settings are there from the beginning, and are told of when they change. */
export const ordersSettingsEvents: EventSource<OrdersSettings> = {
  ...settings,
  eventsOf: ({ before = initialOrdersSettings, after = initialOrdersSettings }, context) =>
    settings.eventsOf({ before, after }, context),
};
