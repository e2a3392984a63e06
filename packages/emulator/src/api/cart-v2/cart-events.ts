import { entityEvents } from '../../protocol/events/entity-events.js';
import { lastPricedCart } from '../../shop/purchase/price-cart.js';
import type { Cart } from '../../shop/purchase/purchase.js';
import { formatCart } from './format/format-cart.js';

/** The events of carts in the format of Cart V2: created, updated, deleted. */
export const cartEvents = entityEvents<Cart>({
  collection: 'carts',
  fqdn: 'wix.ecom.v2.cart',
  format: (cart, { origin, tenant }) => formatCart(tenant, lastPricedCart(tenant, cart), origin),
});
