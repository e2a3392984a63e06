import { ApplicationError } from '../../kernel/errors/http-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { type Owner, mayRead, ownerKey } from '../../protocol/auth/owner.js';
import { priceCart } from './price-cart.js';
import type { PricedPurchase, Purchase } from './purchase.js';

/** Carts of a tenant. */
export const carts = (tenant: Tenant) => tenant.collection<Purchase>('carts');

/** IDs of current carts by owner. */
const current = (tenant: Tenant) => tenant.collection<{ id: string; cartId: string }>('current-carts');

/** Current cart of an owner. `undefined` without one. */
export function findCart(tenant: Tenant, owner: Owner): Purchase | undefined {
  const entry = current(tenant).get(ownerKey(owner));
  return entry && carts(tenant).get(entry.cartId);
}

/**
 * Current cart of an owner.
 *
 * @throws {ApplicationError} 404 `OWNED_CART_NOT_FOUND`
 */
export function requireCurrentCart(tenant: Tenant, owner: Owner): Purchase {
  const cart = findCart(tenant, owner);
  if (cart) return cart;
  throw new ApplicationError(404, 'OWNED_CART_NOT_FOUND', 'The visitor or member has no cart. Add an item first.');
}

/**
 * Cart by ID, for its owner and the merchant.
 *
 * @throws {ApplicationError} 404 `CART_NOT_FOUND` for an unknown cart, and for the cart of another owner
 */
export function requireCart(tenant: Tenant, caller: Caller, id: string): Purchase {
  const cart = carts(tenant).get(id);
  if (cart && mayRead(caller, cart.owner)) return cart;
  throw new ApplicationError(404, 'CART_NOT_FOUND', 'No cart with this ID is visible to the caller.', { cartId: id });
}

/** Calculates the totals of a cart and stores it. */
export function saveCart(tenant: Tenant, cart: Purchase): PricedPurchase {
  const updatedDate = tenant.clock.now().toISOString();
  const saved = { ...priceCart(tenant, cart), revision: (cart.revision ?? 0) + 1, updatedDate };
  carts(tenant).put(saved);
  return saved;
}

/** Calculates the totals of a cart and stores it as its owner's current cart. */
export function saveCurrentCart(tenant: Tenant, cart: Purchase): PricedPurchase {
  current(tenant).put({ id: ownerKey(cart.owner), cartId: cart.id });
  return saveCart(tenant, cart);
}

/** Deletes a cart. Its owner then has no current cart. */
export function deleteCart(tenant: Tenant, cart: Purchase): void {
  carts(tenant).delete(cart.id);
  if (current(tenant).get(ownerKey(cart.owner))?.cartId === cart.id) current(tenant).delete(ownerKey(cart.owner));
}
