import { ApplicationError } from '../../kernel/errors/http-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { mayRead } from '../../protocol/auth/owner.js';
import type { Purchase } from './purchase.js';

/** The tenant's checkouts. */
export const checkouts = (tenant: Tenant) => tenant.collection<Purchase>('checkouts');

/**
 * The checkout with this id, for its owner and the merchant.
 * @throws {ApplicationError} 404 `CHECKOUT_NOT_FOUND` for an unknown one and for somebody else's
 */
export function requireCheckout(tenant: Tenant, caller: Caller, id: string): Purchase {
  const checkout = checkouts(tenant).get(id);
  if (checkout && mayRead(caller, checkout.owner)) return checkout;
  throw new ApplicationError(404, 'CHECKOUT_NOT_FOUND', 'There is no such checkout.', { checkoutId: id });
}

/** A checkout that is no order yet. @throws {ApplicationError} as `requireCheckout` does, 428 `CHECKOUT_IS_COMPLETE` */
export function requireOpenCheckout(tenant: Tenant, caller: Caller, id: string): Purchase {
  const checkout = requireCheckout(tenant, caller, id);
  if (!checkout.completed) return checkout;
  throw new ApplicationError(428, 'CHECKOUT_IS_COMPLETE', 'This checkout is an order already.', {
    orderId: checkout.orderId,
  });
}

/** Stores the checkout. */
export function saveCheckout<T extends Purchase>(tenant: Tenant, checkout: T): T {
  const saved = { ...checkout, updatedDate: tenant.clock.now().toISOString() };
  checkouts(tenant).put(saved);
  return saved;
}

/** Closes a checkout that is an order now, here or elsewhere. */
export const completeCheckout = (tenant: Tenant, checkout: Purchase, orderId?: string): Purchase =>
  saveCheckout(tenant, { ...checkout, completed: true, ...(orderId && { orderId }) });
