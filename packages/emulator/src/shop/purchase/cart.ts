import type { MerchantDiscount, SelectedShippingOption } from '../pricing/totals/totals.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredLine } from '../line-items/line.js';
import { type Owner, ownerKey } from '../../protocol/auth/owner.js';

/** A cart as the emulator keeps it. Names, prices and stock of its lines are those of the last write; reading looks them up anew. */
export interface StoredCart {
  readonly id: string;
  readonly owner: Owner;
  readonly lines: readonly StoredLine[];
  /** The code of the coupon as it is spelled in the shop. */
  readonly couponCode?: string;
  readonly merchantDiscounts: readonly MerchantDiscount[];
  readonly buyerNote?: string;
  readonly email?: string;
  readonly contactInfo?: AddressWithContact;
  readonly selectedShippingOption?: SelectedShippingOption;
  readonly overrideCheckoutUrl?: string;
  readonly extendedFields?: object;
  readonly businessLocationId?: string;
  readonly checkoutId?: string;
  /** The same in the cart, its checkout and its order. */
  readonly purchaseFlowId: string;
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** The tenant's carts. */
export const carts = (tenant: Tenant) => tenant.collection<StoredCart>('carts');

/** Which cart is whose. */
const current = (tenant: Tenant) => tenant.collection<{ id: string; cartId: string }>('current-carts');

/** The owner's current cart. */
export function findCart(tenant: Tenant, owner: Owner): StoredCart | undefined {
  const entry = current(tenant).get(ownerKey(owner));
  return entry && carts(tenant).get(entry.cartId);
}

/** The owner's current cart. @throws {ApplicationError} 404 `OWNED_CART_NOT_FOUND` */
export function requireCart(tenant: Tenant, owner: Owner): StoredCart {
  const cart = findCart(tenant, owner);
  if (cart) return cart;
  throw new ApplicationError(404, 'OWNED_CART_NOT_FOUND', 'There is no cart for the current visitor or member.');
}

/** A new, empty cart; not stored yet. */
export function newCart(tenant: Tenant, owner: Owner): StoredCart {
  const now = tenant.clock.now().toISOString();
  return {
    id: newId(),
    owner,
    lines: [],
    merchantDiscounts: [],
    purchaseFlowId: newId(),
    revision: 0,
    createdDate: now,
    updatedDate: now,
  };
}

/** Stores the cart. */
export const saveCart = (tenant: Tenant, cart: StoredCart): StoredCart =>
  carts(tenant).put({ ...cart, revision: cart.revision + 1, updatedDate: tenant.clock.now().toISOString() });

/** Stores the cart as its owner's current one. */
export function saveCurrentCart(tenant: Tenant, cart: StoredCart): StoredCart {
  current(tenant).put({ id: ownerKey(cart.owner), cartId: cart.id });
  return saveCart(tenant, cart);
}

/** Deletes the cart; its owner has none then. */
export function deleteCart(tenant: Tenant, cart: StoredCart): void {
  carts(tenant).delete(cart.id);
  if (current(tenant).get(ownerKey(cart.owner))?.cartId === cart.id) current(tenant).delete(ownerKey(cart.owner));
}
