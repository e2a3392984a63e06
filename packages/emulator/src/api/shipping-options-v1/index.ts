import type { Route } from '../../protocol/routing/route.js';
import { addDeliveryRegion, removeDeliveryRegion } from './change-delivery-regions.js';
import { getShippingOption, queryShippingOptions } from './read-shipping-options.js';
import { createShippingOption, removeShippingOption, updateShippingOption } from './write-shipping-options.js';

/** Routes of shipping options. */
export const shippingOptionRoutes: readonly Route[] = [
  createShippingOption,
  ...queryShippingOptions,
  getShippingOption,
  updateShippingOption,
  removeShippingOption,
  addDeliveryRegion,
  removeDeliveryRegion,
];
