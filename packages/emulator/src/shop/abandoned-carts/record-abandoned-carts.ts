import { formatMoney } from '../../kernel/money/format-money.js';
import { carts } from '../purchase/carts.js';
import { priceCart } from '../purchase/price-cart.js';
import { type Cart, type CheckedOut, type Checkout, getCartId } from '../purchase/purchase.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import { checkouts } from '../purchase/checkouts.js';
import { type Member, members } from '../members/member.js';
import type { Change } from '../../kernel/state/change.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { type Buyer, abandonedCarts } from './abandoned-cart.js';

/** Time without a change after which a cart or a checkout is abandoned, in milliseconds. */
export const ABANDONED_AFTER = 3_600_000;

/** Cart with the time at which it counts as abandoned if it does not change before, in milliseconds since 1970. */
interface Candidate {
  readonly cart: Cart;
  readonly checkout: Checkout | undefined;
  readonly member: Member | undefined;
  readonly email: string;
  readonly time: number;
}

/**
 * Carts that are abandoned, or will be: those with line items and with a buyer's email address that are not recorded
 * yet.
 */
function* candidates(tenant: Tenant, among: Iterable<Cart>): Iterable<Candidate> {
  for (const cart of among) {
    if (cart.completed || cart.lines.length === 0 || abandonedCarts(tenant).get(cart.id)) continue;
    const checkout = checkouts(tenant).get(cart.checkoutId ?? '');
    const member = 'memberId' in cart.owner ? members(tenant).get(cart.owner.memberId) : undefined;
    const email = checkout?.email ?? cart.email ?? member?.loginEmail;
    if (!email) continue;
    const touched = [cart, ...(checkout ? [checkout] : [])].map(({ updatedDate }) => Date.parse(updatedDate));
    yield { cart, checkout, member, email, time: Math.max(...touched) + ABANDONED_AFTER };
  }
}

function getBuyer({ cart, checkout, email, member }: Candidate): Buyer {
  const { contactDetails } = checkout?.billingInfo ?? checkout?.shippingDestination ?? cart.shippingDestination ?? {};
  const { firstName, lastName, phone } = contactDetails ?? {};
  return {
    ...(member
      ? { id: member.id, identityType: 'MEMBER' as const }
      : { id: derivedId('contact', email.toLowerCase()), identityType: 'CONTACT' as const }),
    email,
    ...(phone && { phone }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}

/** Time at which the tenant's next cart counts as abandoned, in milliseconds since 1970. `Infinity` without one. */
export function nextAbandonment(tenant: Tenant): number {
  let next = Infinity;
  for (const { time } of candidates(tenant, carts(tenant).values())) next = Math.min(next, time);
  return next;
}

/**
 * Time at which a cart that the current unit of work changed counts as abandoned, in milliseconds since 1970.
 * `Infinity` without one. Considers changes of the cart, its checkout and its buyer.
 */
export function nextChangedAbandonment(tenant: TenantState): number {
  if (tenant.getChanges('members').length > 0) return nextAbandonment(tenant);
  const changed = [
    ...(tenant.getChanges('carts') as Change<Cart>[]).map(({ after }) => after?.id),
    ...(tenant.getChanges('checkouts') as Change<Checkout>[]).map(({ after }) => after?.cartId),
  ].flatMap((id) => carts(tenant).get(id ?? '') ?? []);
  return Math.min(...Array.from(candidates(tenant, changed), ({ time }) => time));
}

/** Records the carts that are abandoned by the tenant's clock. */
export function recordAbandonedCarts(tenant: Tenant): void {
  const now = tenant.clock.now().getTime();
  for (const candidate of candidates(tenant, carts(tenant).values())) {
    const { cart, time } = candidate;
    if (time > now) continue;
    const { totals } = priceCart(tenant, cart);
    abandonedCarts(tenant).put({
      id: cart.id,
      status: 'ABANDONED',
      creationTime: cart.createdDate,
      abandonTime: new Date(time).toISOString(),
      buyerInfo: getBuyer(candidate),
      itemsCount: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal: Number(totals.subtotal),
      total: Number(totals.total),
      formattedTotal: formatMoney(totals.total, totals.currency),
      ...(cart.checkoutId && { checkoutId: cart.checkoutId }),
    });
  }
}

/**
 * Marks the records of abandoned carts that the current unit of work turned into orders as recovered. Called at the end
 * of every unit of work.
 */
export function recordRecoveredCarts(tenant: TenantState): void {
  const changes = ['checkouts', 'carts'].flatMap((name) => tenant.getChanges(name) as Change<CheckedOut>[]);
  for (const { after, before } of changes) {
    const abandoned =
      after?.completed && !before?.completed ? abandonedCarts(tenant).get(getCartId(after) ?? after.id) : undefined;
    if (abandoned) {
      abandonedCarts(tenant).put({ ...abandoned, status: 'RECOVERED', recoveredTime: after?.updatedDate ?? '' });
    }
  }
}
