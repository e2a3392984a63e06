import type { Change } from '../../kernel/state/change.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { ABANDONED_AFTER } from '../abandoned-carts/record-abandoned-carts.js';
import { members } from '../members/member.js';
import { carts } from '../purchase/carts.js';
import { checkouts } from '../purchase/checkouts.js';
import { priceCheckout } from '../purchase/price-checkout.js';
import type { Cart, CheckedOut, Checkout } from '../purchase/purchase.js';
import { abandonedCheckouts, saveAbandonedCheckout } from './abandoned-checkout.js';

/** Checkout with the time at which it counts as abandoned if it does not change before, in milliseconds since 1970. */
interface Candidate {
  readonly checkout: CheckedOut;
  readonly email: string;
  readonly time: number;
}

const getRecordId = ({ id }: Pick<CheckedOut, 'id'>): string => derivedId('abandoned-checkout', id);

/** Checkouts of V1, and carts whose checkout page was opened. */
function* allCheckouts(tenant: Tenant): Iterable<CheckedOut> {
  yield* checkouts(tenant).values();
  for (const cart of carts(tenant).values()) if (cart.isCheckedOut) yield cart;
}

/** Email address of the buyer of a checkout: the entered one, or that of the member. */
function getEmail(tenant: Tenant, { email, owner }: CheckedOut): string | undefined {
  return email ?? ('memberId' in owner ? members(tenant).get(owner.memberId)?.loginEmail : undefined);
}

/**
 * Checkouts that are abandoned, or will be: those with line items and the buyer's email address, without an order, that
 * changed since they were last recorded.
 */
function* findCandidates(tenant: Tenant, among: Iterable<CheckedOut>): Iterable<Candidate> {
  for (const checkout of among) {
    const record = abandonedCheckouts(tenant).get(getRecordId(checkout));
    const isRecorded = record?.checkout.updatedDate === checkout.updatedDate;
    const email = getEmail(tenant, checkout);
    if (checkout.completed || checkout.lines.length === 0 || isRecorded || !email) continue;
    yield { checkout, email, time: Date.parse(checkout.updatedDate) + ABANDONED_AFTER };
  }
}

/** Time at which the tenant's next checkout counts as abandoned, in milliseconds since 1970. `Infinity` without one. */
export function nextAbandonedCheckout(tenant: Tenant): number {
  let next = Infinity;
  for (const { time } of findCandidates(tenant, allCheckouts(tenant))) next = Math.min(next, time);
  return next;
}

/**
 * Time at which a checkout that the current unit of work changed counts as abandoned, in milliseconds since 1970.
 * `Infinity` without one.
 */
export function nextChangedCheckout(tenant: TenantState): number {
  const changed = [
    ...(tenant.getChanges('checkouts') as Change<Checkout>[]).flatMap(({ after }) => after ?? []),
    ...(tenant.getChanges('carts') as Change<Cart>[]).flatMap(({ after }) => (after?.isCheckedOut ? after : [])),
  ];
  return Math.min(...Array.from(findCandidates(tenant, changed), ({ time }) => time));
}

/** Records the checkouts that are abandoned by the tenant's clock. */
export function recordAbandonedCheckouts(tenant: Tenant): void {
  const now = tenant.clock.now().getTime();
  for (const { checkout, email, time } of [...findCandidates(tenant, allCheckouts(tenant))]) {
    if (time > now) continue;
    const id = getRecordId(checkout);
    const { activities = [], createdDate = new Date(time).toISOString() } = abandonedCheckouts(tenant).get(id) ?? {};
    saveAbandonedCheckout(tenant, {
      id,
      status: 'ABANDONED',
      checkout: priceCheckout(tenant, checkout),
      email,
      activities,
      createdDate,
    });
  }
}

/**
 * Marks the records of abandoned checkouts that the current unit of work turned into orders as recovered. Called at the
 * end of every unit of work.
 */
export function recordRecoveredCheckouts(tenant: TenantState): void {
  const changes = ['checkouts', 'carts'].flatMap((name) => tenant.getChanges(name) as Change<CheckedOut>[]);
  for (const { after, before } of changes) {
    if (!after?.completed || before?.completed) continue;
    const record = abandonedCheckouts(tenant).get(getRecordId(after));
    if (!record) continue;
    saveAbandonedCheckout(tenant, {
      ...record,
      status: 'RECOVERED',
      checkout: priceCheckout(tenant, after),
      recoveredDate: tenant.clock.now().toISOString(),
    });
  }
}
