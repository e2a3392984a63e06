import { FieldReader } from '../../kernel/input/field-reader.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { saveLines } from '../../shop/purchase/carts.js';
import { priceLines } from '../../shop/purchase/price-cart.js';
import type { Priced, Cart } from '../../shop/purchase/purchase.js';
import { bodyOf } from './input/read-body.js';
import { refreshed } from './cart-routes.js';

/** The cart with the prices that its lines have. With `refreshCart` in the request, reads the catalog and stores the cart. */
export function pricedCart(context: RouteContext, cart: Cart): Priced<Cart> {
  const read = new FieldReader();
  const isRefreshed = read.boolean(bodyOf(context).refreshCart, 'refreshCart');
  read.check();
  return isRefreshed ? saveLines(context.tenant, refreshed(context, cart)) : priceLines(context.tenant, cart);
}
