import type { PickupPlace } from '../../shop/settings/shipping-table.js';
import type { ShippingOption } from '../../shop/settings/shipping-settings.js';
import { formatRate } from '../shipping-options-v1/format-shipping-option.js';

/** Pickup location of a store. */
export type PickupLocation = ShippingOption & { readonly pickup: PickupPlace };

/** Formats a pickup location as the platform does. */
export const formatPickupLocation = ({ pickup, ...location }: PickupLocation) => ({
  id: location.id,
  revision: String(location.revision),
  createdDate: location.createdDate,
  updatedDate: location.updatedDate,
  name: location.title,
  address: pickup.address,
  deliveryTime: location.deliveryTime,
  ...(pickup.instructions !== undefined && { instructions: pickup.instructions }),
  active: !location.isInactive,
  rates: location.prices.map(formatRate),
  deliveryRegionIds: location.regionIds,
});
