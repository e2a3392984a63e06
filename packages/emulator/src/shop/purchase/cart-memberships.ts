import type { StoredLine } from '../line-items/line.js';
import { cartError } from './cart-error.js';
import type { Cart } from './purchase.js';
import { membershipsFor } from './remove-lines.js';

/** Membership that pays for a line: one that the customer has, or one that a plan in the same cart grants. */
export type LineMembership =
  { readonly appId: string; readonly id: string } | NonNullable<StoredLine['futureMembership']>;

/** Payment options of items that a membership can pay for. */
const payable: readonly (string | undefined)[] = [
  'MEMBERSHIP',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
];

/**
 * Sets the memberships that pay for lines of a cart, by line ID. `null` removes the membership of a line.
 *
 * @param plans - Lines whose plans can pay.
 * @throws {ApplicationError} `INVALID_MEMBERSHIP_PAYMENT_OPTION`; `PLAN_LINE_ITEM_NOT_FOUND`
 */
export function payWith(
  cart: Cart,
  paying: ReadonlyMap<string, LineMembership | null>,
  plans: readonly StoredLine[],
): Cart {
  const chosen = [...paying].flatMap(([lineId, membership]) => (membership ? [{ lineId, membership }] : []));
  const refused = chosen.filter(({ lineId }) => {
    const line = cart.lines.find(({ id }) => id === lineId);
    return !payable.includes(line?.facts.paymentOption);
  });
  if (refused.length > 0) {
    const invalidItems = refused.map(({ lineId, membership }) => ({
      invalidItemId: { lineItemId: lineId },
      ...('id' in membership && { selectedMembership: membership }),
    }));
    const description = 'This item cannot be paid with a membership.';
    throw cartError('INVALID_MEMBERSHIP_PAYMENT_OPTION', description, { invalidItems });
  }
  const missing = chosen.flatMap(({ membership }) =>
    'benefitId' in membership && !plans.some(({ id }) => id === membership.lineItemId) ? [membership.lineItemId] : [],
  );
  if (missing.length > 0) {
    throw cartError('PLAN_LINE_ITEM_NOT_FOUND', 'The cart has no such plan.', { lineItemIds: missing });
  }
  const lines = cart.lines.map((line): StoredLine => {
    const membership = paying.get(line.id);
    if (membership === undefined) return line;
    const { futureMembership: _, ...rest } = line;
    return membership && 'benefitId' in membership ? { ...rest, futureMembership: membership } : rest;
  });
  const others = lines.filter(({ id }) => !paying.has(id));
  const kept = membershipsFor(cart, others);
  const selected = chosen.reduce(
    (all, { lineId, membership }) => {
      if (!('id' in membership)) return all;
      const same = all.find(({ appId, id }) => appId === membership.appId && id === membership.id);
      const entry = { ...membership, lineItemIds: [...(same?.lineItemIds ?? []), lineId] };
      return [...all.filter((one) => one !== same), entry];
    },
    [...(kept.selectedMemberships ?? [])],
  );
  return { ...kept, lines, ...(selected.length > 0 && { selectedMemberships: selected }) };
}
