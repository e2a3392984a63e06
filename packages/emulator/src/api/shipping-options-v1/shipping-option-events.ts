import { listedEntityEvents } from '../../protocol/events/listed-entity-events.js';
import { type ShippingOption, type ShippingSettings, initialShipping } from '../../shop/settings/shipping-settings.js';
import { formatShippingOption } from './format-shipping-option.js';

/** Triggered when a shipping option is created, updated or deleted. */
export const shippingOptionEvents = listedEntityEvents<ShippingSettings, ShippingOption>({
  collection: 'shipping',
  fqdn: 'wix.ecom.v1.shipping_option',
  initial: initialShipping,
  entities: ({ options }) => options,
  format: formatShippingOption,
  exists: ({ pickup }) => !pickup,
});
