import { formatMoney } from '../../kernel/money/wire-money.js';
import { carts } from '../purchase/carts.js';
import { priceCart } from '../purchase/price-cart.js';
import type { Purchase } from '../purchase/purchase.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import { checkouts } from '../purchase/checkouts.js';
import { members } from '../../protocol/auth/member.js';
import type { Change } from '../../kernel/state/change.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { type Buyer, abandonedCarts } from './abandoned-cart.js';

/** How long a cart is left alone before it counts as abandoned, in milliseconds. */
const ABANDONED_AFTER = 3_600_000;

/** The buyer of a cart; `undefined` without an email address. */
function buyerOf(tenant: Tenant, cart: Purchase, checkout: Purchase | undefined): Buyer | undefined {
  const member = 'memberId' in cart.owner ? members(tenant).get(cart.owner.memberId) : undefined;
  const email = checkout?.email ?? cart.email ?? member?.loginEmail;
  if (!email) return undefined;
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

/** When the cart counts as abandoned unless it is touched again, in milliseconds since 1970: an hour after the last change to it or its checkout. */
const abandonTime = (cart: Purchase, checkout: Purchase | undefined): number =>
  Math.max(Date.parse(cart.updatedDate), Date.parse(checkout?.updatedDate ?? cart.updatedDate)) + ABANDONED_AFTER;

interface Candidate {
  readonly cart: Purchase;
  readonly buyerInfo: Buyer;
  readonly time: number;
}

/** The carts that are abandoned, or will be: with line items and a buyer with an email address, and not recorded yet. */
function* candidates(tenant: Tenant): Iterable<Candidate> {
  for (const cart of carts(tenant).values()) {
    if (cart.lines.length === 0 || abandonedCarts(tenant).get(cart.id)) continue;
    const checkout = checkouts(tenant).get(cart.checkoutId ?? '');
    const buyerInfo = buyerOf(tenant, cart, checkout);
    if (buyerInfo) yield { cart, buyerInfo, time: abandonTime(cart, checkout) };
  }
}

/** When the next cart of a tenant counts as abandoned, in milliseconds since 1970; `Infinity` where there is none. */
export function nextAbandonment(tenant: Tenant): number {
  let next = Infinity;
  for (const { time } of candidates(tenant)) next = Math.min(next, time);
  return next;
}

/** Records the carts that are abandoned by the tenant's clock. A record stays when its cart is deleted. */
export function recordAbandonedCarts(tenant: Tenant): void {
  const now = tenant.clock.now().getTime();
  for (const { buyerInfo, cart, time } of candidates(tenant)) {
    if (time > now) continue;
    const { totals } = priceCart(tenant, cart);
    abandonedCarts(tenant).put({
      id: cart.id,
      status: 'ABANDONED',
      creationTime: cart.createdDate,
      abandonTime: new Date(time).toISOString(),
      buyerInfo,
      itemsCount: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal: Number(totals.subtotal),
      total: Number(totals.total),
      formattedTotal: formatMoney(totals.total, totals.currency),
      ...(cart.checkoutId && { checkoutId: cart.checkoutId }),
    });
  }
}

/** Records which abandoned carts the current unit of work bought after all. Called at the end of every unit of work. */
export function recordRecoveredCarts(tenant: TenantState): void {
  for (const { after, before } of tenant.changesOf('checkouts') as Change<Purchase>[]) {
    const abandoned =
      after?.completed && !before?.completed ? abandonedCarts(tenant).get(after.cartId ?? '') : undefined;
    if (abandoned) {
      abandonedCarts(tenant).put({ ...abandoned, status: 'RECOVERED', recoveredTime: after?.updatedDate ?? '' });
    }
  }
}
