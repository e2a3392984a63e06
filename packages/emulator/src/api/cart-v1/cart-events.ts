import { entityEvents } from '../../protocol/events/entity-events.js';
import { lastPricedCart } from '../../shop/purchase/price-cart.js';
import type { Cart } from '../../shop/purchase/purchase.js';
import { formatCart } from './format-cart.js';

/** Triggered when a cart is created, updated or deleted. */
export const cartEvents = entityEvents<Cart>({
  collection: 'carts',
  fqdn: 'wix.ecom.v1.cart',
  exists: ({ completed }) => !completed,
  format: (cart, { origin, tenant }) => formatCart(tenant, lastPricedCart(tenant, cart), origin),
});
