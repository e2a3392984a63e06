import { mayRead } from '../../protocol/auth/owner.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { Caller } from '../../protocol/auth/caller.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredCheckout, checkouts } from './checkout.js';

/**
 * The checkout with this id, for its owner and the merchant.
 * @throws {ApplicationError} 404 `CHECKOUT_NOT_FOUND` for an unknown one and for somebody else's
 */
export function requireCheckout(tenant: Tenant, caller: Caller, id: string): StoredCheckout {
  const checkout = checkouts(tenant).get(id);
  if (checkout && mayRead(caller, checkout.owner)) return checkout;
  throw new ApplicationError(404, 'CHECKOUT_NOT_FOUND', 'There is no such checkout.', { checkoutId: id });
}
