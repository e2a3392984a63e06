import type { Line } from './line-details.js';
import { type Estimate, couponRefusal, objections } from './use-estimate.js';

/**
 * Message that the checkout button shows while the bag cannot be checked out. Details are shown at the line item or the
 * coupon.
 */
export function obstacle(lines: readonly Line[], estimate: Pick<Estimate, 'data'>): string | undefined {
  const has = (...statuses: string[]) => lines.some(({ status = '' }) => statuses.includes(status));
  if (has('OUT_OF_STOCK', 'REMOVED_FROM_CATALOG'))
    return 'Something in your bag cannot be bought any more. Remove it to check out.';
  if (has('PARTIALLY_IN_STOCK')) return 'There is less of something than is in your bag. Take fewer to check out.';
  if (couponRefusal(estimate)) return 'Your coupon does not apply. Remove it to check out, or change your bag.';
  const forbids = [undefined, ...lines.map(({ _id }) => _id)].some((id) =>
    objections(estimate, id).some(({ severity }) => severity === 'ERROR'),
  );
  return forbids ? 'Your bag cannot be ordered like this. Change what is marked to check out.' : undefined;
}
