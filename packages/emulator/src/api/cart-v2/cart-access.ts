import { newId } from '../../kernel/state/ids.js';
import { toOwner } from '../../protocol/auth/owner.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import {
  findCart,
  setCurrentCart,
  openCart,
  requireCurrentCart,
  requireUnordered,
  saveLines,
} from '../../shop/purchase/carts.js';
import { type Priced, type Cart, newCart } from '../../shop/purchase/purchase.js';
import { formatCart } from './format/format-cart.js';

/** The cart of a call: the caller's current cart, or one by its ID. */
export interface CartAccess {
  /**
   * Returns the cart, also if it was ordered.
   *
   * @throws {ApplicationError} 404 `OWNED_CART_NOT_FOUND`, `CART_NOT_FOUND`
   */
  find(context: RouteContext): Cart;
  /** Returns the cart. Creates it if there is none and the call creates carts. */
  findOrCreate(context: RouteContext): Cart;
}

/** The caller's current cart. */
export const currentCart: CartAccess = {
  find: ({ caller, tenant }) => requireCurrentCart(tenant, toOwner(caller)),
  findOrCreate({ caller, tenant }) {
    const owner = toOwner(caller);
    const found = findCart(tenant, owner);
    if (found) return found;
    const created = newCart(tenant, owner, newId);
    setCurrentCart(tenant, created);
    return created;
  },
};

/** Access to a cart by its ID. Merchants can access any cart, visitors and members only their own. */
export const cartById: CartAccess = {
  find: ({ caller, params, tenant }) => openCart(tenant, caller, params['cartId'] ?? params['cart.id'] ?? ''),
  findOrCreate: (context) => cartById.find(context),
};

/** Stores a cart with the prices that its lines have, and returns it in the platform's format. */
export function respond(context: RouteContext, cart: Cart): { cart: object } {
  const { origin, tenant } = context;
  return { cart: formatCart(tenant, saveLines(tenant, cart), origin) };
}

/** Returns a stored cart in the platform's format. */
export const show = ({ origin, tenant }: RouteContext, cart: Priced<Cart>): { cart: object } => ({
  cart: formatCart(tenant, cart, origin),
});

/**
 * Changes a cart that was not ordered, and returns it.
 *
 * @throws {ApplicationError} 404 for an unknown cart; 428 `CART_ALREADY_ORDERED`
 */
export const change = (context: RouteContext, which: CartAccess, changed: (cart: Cart) => Cart): { cart: object } =>
  respond(context, changed(requireUnordered(which.find(context))));
