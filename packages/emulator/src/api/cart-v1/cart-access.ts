import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { newId } from '../../kernel/state/ids.js';
import { findCart, requireCart, requireCurrentCart, saveCart, saveCurrentCart } from '../../shop/purchase/carts.js';
import { type PricedPurchase, type Purchase, newPurchase } from '../../shop/purchase/purchase.js';
import { ownerOf } from '../../protocol/auth/owner.js';

/** Which cart a call is about: the caller's own, or one by its id. */
export interface CartAccess {
  /** The cart. @throws {ApplicationError} 404 where there is none */
  require(context: RouteContext): Purchase;
  /** The cart, or a new one where the call creates one. */
  getOrCreate(context: RouteContext): Purchase;
  save(context: RouteContext, cart: Purchase): PricedPurchase;
}

/** The cart, once the plugins of other catalogs have said what is in it. */
function withPluginItems(context: RouteContext, cart: Purchase): Purchase {
  lookUpItems(context, cart.lines);
  return cart;
}

/** The caller's cart, which is created when something is added to it. */
export const currentCart: CartAccess = {
  require: ({ caller, tenant }) => requireCurrentCart(tenant, ownerOf(caller)),
  getOrCreate: ({ caller, tenant }) => findCart(tenant, ownerOf(caller)) ?? newPurchase(tenant, ownerOf(caller), newId),
  save: (context, cart) => saveCurrentCart(context.tenant, withPluginItems(context, cart)),
};

const requireById = ({ caller, params, tenant }: RouteContext): Purchase =>
  requireCart(tenant, caller, params['id'] ?? params['cartInfo.id'] ?? '');

/** A cart by its id: the caller's own or, for the merchant, any. */
export const cartById: CartAccess = {
  require: requireById,
  getOrCreate: requireById,
  save: (context, cart) => saveCart(context.tenant, withPluginItems(context, cart)),
};
