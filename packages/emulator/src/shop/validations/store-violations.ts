import type { Totals } from '../pricing/totals/totals.js';
import { type StoredLine, payable } from '../line-items/line.js';
import type { Owner } from '../../protocol/auth/owner.js';
import type { Violation } from '../pricing/totals/violation.js';

/** Purchase to validate. */
export interface ValidatedPurchase {
  readonly owner: Owner;
  readonly lines: readonly StoredLine[];
  readonly totals: Totals;
}

const error = (description: string, place: Pick<Violation, 'lineItemId' | 'suggestedFix'> = {}): Violation => ({
  severity: 'ERROR',
  ...place,
  description,
});

function lineViolations({ lines, owner }: ValidatedPurchase): Violation[] {
  return lines.flatMap((line): Violation[] => {
    const { facts, id, quantity } = line;
    const available = payable(line);
    if (available > 0 && available < quantity) {
      return [error(`Only ${available} of ${facts.name} are available.`, { lineItemId: id })];
    }
    const removable = { lineItemId: id, suggestedFix: 'REMOVE_LINE_ITEM' };
    if (available < quantity) return [error(`${facts.name} is no longer available.`, removable)];
    const isForOthers = facts.membersOnly && 'visitorId' in owner;
    return isForOthers ? [error(`${facts.name} is for members only.`, removable)] : [];
  });
}

function orderViolations({ lines, totals }: ValidatedPurchase): Violation[] {
  const { couponProblem, delivery, shippingProblem } = totals;
  const noDelivery = shippingProblem?.description ?? 'The order requires a shipping address.';
  return [
    ...(lines.length === 0 ? ['The order has no items.'] : []),
    ...(couponProblem ? [couponProblem.description] : []),
    ...(delivery && shippingProblem ? [shippingProblem.description] : []),
    ...(!delivery && lines.some(({ facts }) => facts.shippable) ? [noDelivery] : []),
  ].map((description) => error(description));
}

/** Finds violations of the store's own rules: of each line item and, for an order, of the whole purchase. */
export const storeViolations = (purchase: ValidatedPurchase, isForOrder: boolean): Violation[] => [
  ...lineViolations(purchase),
  ...(isForOrder ? orderViolations(purchase) : []),
];
