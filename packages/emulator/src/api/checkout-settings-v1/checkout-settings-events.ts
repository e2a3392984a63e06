import { entityEvents } from '../../protocol/events/entity-events.js';
import type { EventDefinition } from '../../protocol/events/event-definition.js';
import { type CheckoutSettings, initialCheckoutSettings } from '../../shop/settings/checkout-settings.js';
import { formatCheckoutSettings } from './format-checkout-settings.js';

const settings = entityEvents<CheckoutSettings>({
  collection: 'checkout-settings',
  fqdn: 'wix.ecom.v1.checkout_settings',
  format: formatCheckoutSettings,
});

/** Triggered when the checkout settings change. Every site has them from the start, so only `updated` events are sent. */
export const checkoutSettingsEvents: EventDefinition<CheckoutSettings> = {
  ...settings,
  getEvents: ({ before = initialCheckoutSettings, after = initialCheckoutSettings }, context) =>
    settings.getEvents({ before, after }, context),
};
