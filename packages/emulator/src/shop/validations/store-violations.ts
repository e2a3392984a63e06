import type { Totals } from '../pricing/totals/totals.js';
import { type StoredLine, availabilityOf } from '../line-items/line.js';
import type { Owner } from '../../protocol/auth/owner.js';
import { type Violation, ofLine, other } from '../pricing/totals/violation.js';

/** Purchase to validate. */
export interface ValidatedPurchase {
  readonly owner: Owner;
  readonly lines: readonly StoredLine[];
  readonly totals: Totals;
}

const error = (target: Violation['target'], description: string): Violation => ({
  ...{ severity: 'ERROR', target, description },
});

function lineViolations({ lines, owner }: ValidatedPurchase): Violation[] {
  return lines.flatMap((line): Violation[] => {
    const { facts, id } = line;
    const { quantityAvailable, status } = availabilityOf(line);
    if (status === 'PARTIALLY_AVAILABLE') {
      return [error(ofLine(id), `Only ${quantityAvailable} of ${facts.name} are available.`)];
    }
    const isGone = status !== 'AVAILABLE';
    if (isGone) return [error(ofLine(id, 'REMOVE_LINE_ITEM'), `${facts.name} is no longer available.`)];
    const isForOthers = facts.membersOnly && 'visitorId' in owner;
    return isForOthers ? [error(ofLine(id, 'REMOVE_LINE_ITEM'), `${facts.name} is for members only.`)] : [];
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
  ].map((description) => error(other(), description));
}

/** Finds violations of the store's own rules: of each line item and, for an order, of the whole purchase. */
export const storeViolations = (purchase: ValidatedPurchase, isForOrder: boolean): Violation[] => [
  ...lineViolations(purchase),
  ...(isForOrder ? orderViolations(purchase) : []),
];
