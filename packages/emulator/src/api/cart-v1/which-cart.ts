import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import {
  type StoredCart,
  carts,
  findCart,
  newCart,
  requireCart,
  saveCart,
  saveCurrentCart,
} from '../../shop/purchase/cart.js';
import { mayRead, ownerOf } from '../../protocol/auth/owner.js';

/** Which cart a call is about: the caller's own, or one by its id. */
export interface WhichCart {
  /** The cart. @throws {ApplicationError} 404 where there is none */
  require(context: RouteContext): StoredCart;
  /** The cart, or a new one where the call creates one. */
  open(context: RouteContext): StoredCart;
  save(context: RouteContext, cart: StoredCart): StoredCart;
}

/** The cart, once the plugins of other catalogs have said what is in it. */
function lookedUp(context: RouteContext, cart: StoredCart): StoredCart {
  lookUpItems(context, cart.lines);
  return cart;
}

/** The caller's cart, which is created when something is added to it. */
export const currentCart: WhichCart = {
  require: ({ caller, tenant }) => requireCart(tenant, ownerOf(caller)),
  open: ({ caller, tenant }) => findCart(tenant, ownerOf(caller)) ?? newCart(tenant, ownerOf(caller)),
  save: (context, cart) => saveCurrentCart(context.tenant, lookedUp(context, cart)),
};

const requireById = ({ caller, params, tenant }: RouteContext): StoredCart => {
  const id = params['id'] ?? params['cartInfo.id'] ?? '';
  const cart = carts(tenant).get(id);
  if (cart && mayRead(caller, cart.owner)) return cart;
  throw new ApplicationError(404, 'CART_NOT_FOUND', 'There is no such cart.', { cartId: id });
};

/** A cart by its id: the caller's own or, for the merchant, any. */
export const cartById: WhichCart = {
  require: requireById,
  open: requireById,
  save: (context, cart) => saveCart(context.tenant, lookedUp(context, cart)),
};
