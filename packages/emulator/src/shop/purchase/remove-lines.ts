import { ApplicationError } from '../../kernel/errors/http-error.js';
import type { StoredLine } from '../line-items/line.js';
import type { Purchase } from './purchase.js';

/** Refuses ids that no line has. @throws {ApplicationError} 404 `LINE_ITEM_NOT_FOUND_IN_CART` */
export function requireLines({ lines }: Pick<Purchase, 'lines'>, ids: readonly string[]): void {
  const missing = ids.filter((id) => !lines.some((line) => line.id === id));
  if (missing.length === 0) return;
  throw new ApplicationError(404, 'LINE_ITEM_NOT_FOUND_IN_CART', 'The cart has no such line item.', {
    lineItemIds: missing,
  });
}

/** The chosen memberships that are left when only these lines are; a membership that pays for none of them is dropped. */
export function membershipsFor<T extends Pick<Purchase, 'selectedMemberships'>>(
  { selectedMemberships, ...rest }: T,
  lines: readonly StoredLine[],
): Omit<T, 'selectedMemberships'> & Pick<Purchase, 'selectedMemberships'> {
  const left = (selectedMemberships ?? [])
    .map((one) => ({ ...one, lineItemIds: one.lineItemIds.filter((id) => lines.some((line) => line.id === id)) }))
    .filter(({ lineItemIds }) => lineItemIds.length > 0);
  return left.length > 0 ? { ...rest, selectedMemberships: left } : rest;
}

/**
 * The purchase without some of its lines. An unknown id is refused.
 * @throws {ApplicationError} 404 `LINE_ITEM_NOT_FOUND_IN_CART`
 */
export function removeLines(purchase: Purchase, ids: readonly string[]): Purchase {
  requireLines(purchase, ids);
  const lines = purchase.lines.filter(({ id }) => !ids.includes(id));
  return { ...membershipsFor(purchase, lines), lines };
}
