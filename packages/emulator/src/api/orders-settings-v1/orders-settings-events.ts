import { entityEvents } from '../../protocol/events/entity-events.js';
import type { EventDefinition } from '../../protocol/events/event-definition.js';
import {
  initialOrdersSettings,
  type OrdersSettings,
  formatOrdersSettings,
} from '../../shop/order-settings/orders-settings.js';

const settings = entityEvents<OrdersSettings>({
  collection: 'orders-settings',
  fqdn: 'wix.ecom.v1.orders_settings',
  format: formatOrdersSettings,
});

/** The settings are there from the beginning, and are told of when they change. */
export const ordersSettingsEvents: EventDefinition<OrdersSettings> = {
  ...settings,
  eventsOf: ({ before = initialOrdersSettings, after = initialOrdersSettings }, context) =>
    settings.eventsOf({ before, after }, context),
};
