import { entityEvents } from '../../protocol/events/entity-events.js';
import type { Purchase } from '../../shop/purchase/purchase.js';
import { wireCart } from './wire-cart.js';

/** Carts are told of when they are made, changed and deleted. */
export const cartEvents = entityEvents<Purchase>({
  collection: 'carts',
  fqdn: 'wix.ecom.v1.cart',
  wire: (cart, { origin, tenant }) => wireCart(tenant, cart, origin),
});
