import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { type Owner, mayRead, ownerKey, toOwner } from '../../protocol/auth/owner.js';
import { cartError } from './cart-error.js';
import { priceCart, priceLines } from './price-cart.js';
import type { Priced, Cart } from './purchase.js';

/** Carts of a tenant. */
export const carts = (tenant: Tenant) => tenant.collection<Cart>('carts');

/** IDs of current carts by owner. */
const current = (tenant: Tenant) => tenant.collection<{ id: string; cartId: string }>('current-carts');

/** Current cart of an owner that was not ordered. `undefined` without one. */
export function findCart(tenant: Tenant, owner: Owner): Cart | undefined {
  const entry = current(tenant).get(ownerKey(owner));
  const cart = entry && carts(tenant).get(entry.cartId);
  return cart?.completed ? undefined : cart;
}

/** Whether the cart is the current cart of its owner. */
export const isCurrent = (tenant: Tenant, { id, owner }: Cart): boolean => findCart(tenant, owner)?.id === id;

/**
 * Current cart of an owner.
 *
 * @throws {ApplicationError} `OWNED_CART_NOT_FOUND`
 */
export function requireCurrentCart(tenant: Tenant, owner: Owner): Cart {
  const cart = findCart(tenant, owner);
  if (cart) return cart;
  throw new ApplicationError(
    'notFound',
    'OWNED_CART_NOT_FOUND',
    'The visitor or member has no cart. Add an item first.',
  );
}

const notFound = (cartId: string) =>
  new ApplicationError('notFound', 'CART_NOT_FOUND', 'No cart with this ID is visible to the caller.', { cartId });

/**
 * Cart by ID, for its owner and the merchant. A visitor or member gets a cart with open access as its owner, which is
 * stored with the first change.
 *
 * @throws {ApplicationError} `CART_NOT_FOUND` for an unknown cart, and for the cart of another owner
 */
export function openCart(tenant: Tenant, caller: Caller, id: string): Cart {
  const cart = carts(tenant).get(id);
  if (!cart) throw notFound(id);
  if (cart.openAccess && !cart.completed && caller.kind !== 'apiKey') {
    return { ...cart, owner: toOwner(caller), openAccess: false };
  }
  if (!mayRead(caller, cart.owner)) throw notFound(id);
  return cart;
}

/**
 * Cart by ID that was not ordered.
 *
 * @throws {ApplicationError} as `openCart` does, and `CART_NOT_FOUND` for an ordered one
 */
export function requireCart(tenant: Tenant, caller: Caller, id: string): Cart {
  const cart = openCart(tenant, caller, id);
  if (cart.completed) throw notFound(id);
  return cart;
}

/**
 * Checks that no order was placed from a cart.
 *
 * @throws {ApplicationError} `CART_ALREADY_ORDERED`
 */
export function requireUnordered(cart: Cart): Cart {
  const { completed, id: cartId, orderId } = cart;
  if (!completed) return cart;
  throw cartError('CART_ALREADY_ORDERED', 'An order was placed from this cart.', {
    cartId,
    ...(orderId && { orderId }),
  });
}

function put(tenant: Tenant, cart: Priced<Cart>): Priced<Cart> {
  const updatedDate = tenant.clock.now().toISOString();
  const saved = { ...cart, revision: cart.revision + 1, updatedDate };
  carts(tenant).put(saved);
  return saved;
}

/** Stores a cart with the current names, prices and stock of its line items. */
export const saveCart = (tenant: Tenant, cart: Cart): Priced<Cart> => put(tenant, priceCart(tenant, cart));

/** Stores a cart with the names, prices and stock that its line items have. */
export const saveLines = (tenant: Tenant, cart: Cart): Priced<Cart> => put(tenant, priceLines(tenant, cart));

/** Sets the current cart of the owner of a cart. */
export const setCurrentCart = (tenant: Tenant, { id: cartId, owner }: Cart): void => {
  if (!isSame(tenant, owner, cartId)) current(tenant).put({ id: ownerKey(owner), cartId });
};

const isSame = (tenant: Tenant, owner: Owner, cartId: string): boolean =>
  current(tenant).get(ownerKey(owner))?.cartId === cartId;

/** Calculates the totals of a cart and stores it as its owner's current cart. */
export function saveCurrentCart(tenant: Tenant, cart: Cart): Priced<Cart> {
  setCurrentCart(tenant, cart);
  return saveCart(tenant, cart);
}

const forget = (tenant: Tenant, { id, owner }: Cart): void => {
  if (isSame(tenant, owner, id)) current(tenant).delete(ownerKey(owner));
};

/** Deletes a cart. Its owner then has no current cart. */
export function deleteCart(tenant: Tenant, cart: Cart): void {
  carts(tenant).delete(cart.id);
  forget(tenant, cart);
}

/** Completes a cart, whose order was placed here or elsewhere. It is no longer its owner's current cart. */
export function completeCart(tenant: Tenant, cart: Cart, orderId?: string): Priced<Cart> {
  forget(tenant, cart);
  return saveLines(tenant, { ...cart, completed: true, ...(orderId && { orderId }) });
}
