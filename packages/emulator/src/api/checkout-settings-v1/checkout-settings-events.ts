import { entityEvents } from '../../protocol/events/entity-events.js';
import type { EventSource } from '../../protocol/events/event-source.js';
import {
  type CheckoutSettings,
  initialCheckoutSettings,
  wireCheckoutSettings,
} from '../../shop/checkout-settings/checkout-settings.js';

const settings = entityEvents<CheckoutSettings>({
  collection: 'checkout-settings',
  fqdn: 'wix.ecom.v1.checkout_settings',
  wire: wireCheckoutSettings,
});

/** The settings are there from the beginning, and are told of when they change. */
export const checkoutSettingsEvents: EventSource<CheckoutSettings> = {
  ...settings,
  eventsOf: ({ before = initialCheckoutSettings, after = initialCheckoutSettings }, context) =>
    settings.eventsOf({ before, after }, context),
};
