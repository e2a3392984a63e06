import { entityEvents } from '../../protocol/events/entity-events.js';
import { lastPricedCart } from '../../shop/purchase/price-cart.js';
import type { Purchase } from '../../shop/purchase/purchase.js';
import { wireCart } from './wire-cart.js';

/** The events of carts: created, updated, deleted. */
export const cartEvents = entityEvents<Purchase>({
  collection: 'carts',
  fqdn: 'wix.ecom.v1.cart',
  wire: (cart, { origin, tenant }) => wireCart(tenant, lastPricedCart(tenant, cart), origin),
});
