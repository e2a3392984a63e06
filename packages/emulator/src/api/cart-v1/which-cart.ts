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

/** Which cart a call is about. All that can be done with a cart is declared once, for the caller's own and for one by its id. */
export interface WhichCart {
  /** The name of the official function for each verb. */
  readonly names: Readonly<Record<CartVerb, string>>;
  /** The end of the path behind `/carts`. */
  readonly path: string;
  /** The cart. @throws {ApplicationError} 404 where there is none */
  require(context: RouteContext): StoredCart;
  /** The cart, or a new one where the call makes one. */
  open(context: RouteContext): StoredCart;
  save(context: RouteContext, cart: StoredCart): StoredCart;
}

/** What can be done with a cart. */
export type CartVerb =
  | 'get'
  | 'update'
  | 'delete'
  | 'add'
  | 'removeLines'
  | 'setQuantities'
  | 'removeCoupon'
  | 'estimate'
  | 'createCheckout';

/** The cart, once the plugins of other catalogs have said what is in it. */
function lookedUp(context: RouteContext, cart: StoredCart): StoredCart {
  lookUpItems(context, cart.lines);
  return cart;
}

/** The cart of whoever calls, which is made when something is put into it. */
export const currentCart: WhichCart = {
  names: {
    get: 'currentCart.getCurrentCart',
    update: 'currentCart.updateCurrentCart',
    delete: 'currentCart.deleteCurrentCart',
    add: 'currentCart.addToCurrentCart',
    removeLines: 'currentCart.removeLineItemsFromCurrentCart',
    setQuantities: 'currentCart.updateCurrentCartLineItemQuantity',
    removeCoupon: 'currentCart.removeCouponFromCurrentCart',
    estimate: 'currentCart.estimateCurrentCartTotals',
    createCheckout: 'currentCart.createCheckoutFromCurrentCart',
  },
  path: 'current',
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
  names: {
    get: 'cart.getCart',
    update: 'cart.updateCart',
    delete: 'cart.deleteCart',
    add: 'cart.addToCart',
    removeLines: 'cart.removeLineItems',
    setQuantities: 'cart.updateLineItemsQuantity',
    removeCoupon: 'cart.removeCoupon',
    estimate: 'cart.estimateTotals',
    createCheckout: 'cart.createCheckout',
  },
  path: '{id}',
  require: requireById,
  open: requireById,
  save: (context, cart) => saveCart(context.tenant, lookedUp(context, cart)),
};

/** The id and the paths of a route of a cart. */
export const cartRoute = ({ names, path }: WhichCart, verb: CartVerb, end = '') => ({
  id: `ecom.${names[verb]}`,
  paths: [`/ecom/v1/carts/${path}${end}`, `/v1/carts/${path}${end}`],
  access: 'visitor' as const,
});
