import { formatMoney } from '../../kernel/money/wire-money.js';
import { type StoredCart, carts } from '../cart/cart.js';
import { totalsOf } from '../pricing/price.js';
import { resolveLines } from '../cart/resolve-lines.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import { type StoredCheckout, checkouts } from '../checkout/checkout.js';
import { members } from '../../protocol/auth/member.js';
import type { Change } from '../../kernel/state/change.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { type Buyer, abandonedCarts } from './abandoned-cart.js';

/** How long nobody touches a cart before it counts as left, in milliseconds: an hour. */
const ABANDONED_AFTER = 3_600_000;

/** Who can be written to about a cart; nobody, where no address was given. */
function buyerOf(tenant: Tenant, cart: StoredCart, checkout: StoredCheckout | undefined): Buyer | undefined {
  const member = 'memberId' in cart.owner ? members(tenant).get(cart.owner.memberId) : undefined;
  const email = checkout?.email ?? cart.email ?? member?.loginEmail;
  if (!email) return undefined;
  const { contactDetails } = checkout?.billingInfo ?? checkout?.shippingDestination ?? cart.contactInfo ?? {};
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

/** When the cart was left, if it was: an hour after it and its checkout were last touched. */
function abandonTime(cart: StoredCart, checkout: StoredCheckout | undefined, now: number): string | undefined {
  const touched = Math.max(Date.parse(cart.updatedDate), Date.parse(checkout?.updatedDate ?? cart.updatedDate));
  const time = touched + ABANDONED_AFTER;
  return time > now ? undefined : new Date(time).toISOString();
}

function notice(tenant: Tenant, cart: StoredCart, checkout: StoredCheckout | undefined): void {
  if (cart.lines.length === 0 || abandonedCarts(tenant).get(cart.id)) return;
  const time = abandonTime(cart, checkout, tenant.clock.now().getTime());
  const buyerInfo = time && buyerOf(tenant, cart, checkout);
  if (!time || !buyerInfo) return;
  const lines = resolveLines(tenant, cart.lines);
  const totals = totalsOf(tenant, cart, lines, {});
  abandonedCarts(tenant).put({
    id: cart.id,
    status: 'ABANDONED',
    creationTime: cart.createdDate,
    abandonTime: time,
    buyerInfo,
    itemsCount: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: Number(totals.subtotal),
    total: Number(totals.total),
    formattedTotal: formatMoney(totals.total, totals.currency),
    ...(cart.checkoutId && { checkoutId: cart.checkoutId }),
  });
}

/** Writes down which carts were left by now, so that they are known when they are gone. */
export function noticeAbandoned(tenant: Tenant): void {
  for (const cart of carts(tenant).values()) notice(tenant, cart, checkouts(tenant).get(cart.checkoutId ?? ''));
}

/**
 * Writes down which carts the unit of work under way has touched after they were left, and which of them it made an order
 * of. It is called at the end of every unit.
 */
export function settleAbandoned(tenant: TenantState): void {
  const bought = tenant.changesOf('checkouts') as Change<StoredCheckout>[];
  const formerly = new Map(bought.map(({ before }) => [before?.id, before]));
  for (const { before } of tenant.changesOf('carts') as Change<StoredCart>[]) {
    const id = before?.checkoutId ?? '';
    if (before) notice(tenant, before, formerly.get(id) ?? checkouts(tenant).get(id));
  }
  for (const { after, before } of bought) {
    const left = after?.completed && !before?.completed ? abandonedCarts(tenant).get(after.cartId ?? '') : undefined;
    if (left) abandonedCarts(tenant).put({ ...left, status: 'RECOVERED', recoveredTime: after?.updatedDate ?? '' });
  }
}
