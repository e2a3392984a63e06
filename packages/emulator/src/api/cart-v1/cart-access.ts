import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { newId } from '../../kernel/state/ids.js';
import { findCart, requireCart, requireCurrentCart, saveCart, saveCurrentCart } from '../../shop/purchase/carts.js';
import { type Priced, type Cart, newCart } from '../../shop/purchase/purchase.js';
import { toOwner } from '../../protocol/auth/owner.js';

/** The cart of a call: the caller's current cart, or one by its id. */
export interface CartAccess {
  /**
   * Returns the cart.
   *
   * @throws {ApplicationError} 404 if there is none
   */
  require(context: RouteContext): Cart;
  /** Returns the cart. Creates it if there is none and the call creates carts. */
  getOrCreate(context: RouteContext): Cart;
  save(context: RouteContext, cart: Cart): Priced<Cart>;
}

/** Returns the cart with the items that the plugins of other catalogs report. */
function withPluginItems(context: RouteContext, cart: Cart): Cart {
  lookUpItems(context, cart.lines);
  return cart;
}

/** The caller's current cart. Created when the first item is added. */
export const currentCart: CartAccess = {
  require: ({ caller, tenant }) => requireCurrentCart(tenant, toOwner(caller)),
  getOrCreate: ({ caller, tenant }) => findCart(tenant, toOwner(caller)) ?? newCart(tenant, toOwner(caller), newId),
  save: (context, cart) => saveCurrentCart(context.tenant, withPluginItems(context, cart)),
};

const requireById = ({ caller, params, tenant }: RouteContext): Cart =>
  requireCart(tenant, caller, params['id'] ?? params['cartInfo.id'] ?? '');

/** Access to a cart by its ID. Merchants can access any cart, visitors and members only their own. */
export const cartById: CartAccess = {
  require: requireById,
  getOrCreate: requireById,
  save: (context, cart) => saveCart(context.tenant, withPluginItems(context, cart)),
};
