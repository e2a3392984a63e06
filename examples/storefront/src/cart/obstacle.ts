import type { Texts } from '../lib/language/use-texts.js';
import type { Line } from './line-details.js';
import { type Estimate, couponRefusal, objections } from './use-estimate.js';

/**
 * Message that the checkout button shows while the bag cannot be checked out. Details are shown at the line item or the
 * coupon.
 */
export function obstacle(
  lines: readonly Line[],
  estimate: Pick<Estimate, 'data'>,
  texts: Texts['cart']['obstacles'],
): string | undefined {
  const has = (...statuses: string[]) => lines.some(({ status = '' }) => statuses.includes(status));
  if (has('OUT_OF_STOCK', 'REMOVED_FROM_CATALOG')) return texts.gone;
  if (has('PARTIALLY_IN_STOCK')) return texts.short;
  if (couponRefusal(estimate)) return texts.coupon;
  const forbids = [undefined, ...lines.map(({ _id }) => _id)].some((id) =>
    objections(estimate, id).some(({ severity }) => severity === 'ERROR'),
  );
  return forbids ? texts.forbidden : undefined;
}
