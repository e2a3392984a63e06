import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { mayRead } from '../../protocol/auth/owner.js';
import { carts, completeCart, saveLines } from './carts.js';
import type { Cart, CheckedOut, Checkout } from './purchase.js';

/** Checkouts of a tenant. */
export const checkouts = (tenant: Tenant) => tenant.collection<Checkout>('checkouts');

/**
 * Checkout by ID, for its owner and the merchant.
 *
 * @throws {ApplicationError} `CHECKOUT_NOT_FOUND` for an unknown checkout, and for the checkout of another owner
 */
export function requireCheckout(tenant: Tenant, caller: Caller, id: string): Checkout {
  const checkout = checkouts(tenant).get(id);
  if (checkout && mayRead(caller, checkout.owner)) return checkout;
  throw new ApplicationError('notFound', 'CHECKOUT_NOT_FOUND', 'No checkout with this ID is visible to the caller.', {
    checkoutId: id,
  });
}

/**
 * Checkout by ID that is not completed.
 *
 * @throws {ApplicationError} as `requireCheckout` does, `CHECKOUT_IS_COMPLETE`
 */
export function requireOpenCheckout(tenant: Tenant, caller: Caller, id: string): Checkout {
  const checkout = requireCheckout(tenant, caller, id);
  if (!checkout.completed) return checkout;
  throw new ApplicationError(
    'failedPrecondition',
    'CHECKOUT_IS_COMPLETE',
    'An order was already placed from this checkout. Create a new checkout.',
    {
      orderId: checkout.orderId,
    },
  );
}

/** Checkout or cart by ID: the ID of a cart is also a checkout ID. */
export const findCheckout = (tenant: Tenant, id: string): CheckedOut | undefined =>
  checkouts(tenant).get(id) ?? carts(tenant).get(id);

const isCart = (tenant: Tenant, purchase: CheckedOut): purchase is Cart =>
  !checkouts(tenant).get(purchase.id) && Boolean(carts(tenant).get(purchase.id));

/** Stores a checkout, or a cart that is checked out. */
export function saveCheckout<T extends CheckedOut>(tenant: Tenant, checkout: T): T {
  const purchase: CheckedOut = checkout;
  if (isCart(tenant, purchase)) {
    const { revision, updatedDate } = saveLines(tenant, purchase);
    return { ...checkout, revision, updatedDate };
  }
  const updatedDate = tenant.clock.now().toISOString();
  checkouts(tenant).put({ ...purchase, updatedDate });
  return { ...checkout, updatedDate };
}

/** Completes a checkout or a cart, whose order was placed here or elsewhere. */
export const completeCheckout = (tenant: Tenant, checkout: CheckedOut, orderId?: string): CheckedOut =>
  isCart(tenant, checkout)
    ? completeCart(tenant, checkout, orderId)
    : saveCheckout(tenant, { ...checkout, completed: true, ...(orderId && { orderId }) });
