import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredLine } from '../line-items/line.js';
import type { Purchase } from './purchase.js';

/**
 * Checks that the purchase contains the line items.
 *
 * @throws {ApplicationError} `LINE_ITEM_NOT_FOUND_IN_CART`
 */
export function requireLines({ lines }: Pick<Purchase, 'lines'>, ids: readonly string[]): void {
  const missing = ids.filter((id) => !lines.some((line) => line.id === id));
  if (missing.length === 0) return;
  throw new ApplicationError('notFound', 'LINE_ITEM_NOT_FOUND_IN_CART', 'The cart has no line item with this ID.', {
    lineItemIds: missing,
  });
}

/** Returns the purchase without the selected memberships that pay for none of these line items. */
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
 * Returns the purchase without some line items.
 *
 * @throws {ApplicationError} `LINE_ITEM_NOT_FOUND_IN_CART`
 */
export function removeLines(purchase: Purchase, ids: readonly string[]): Purchase {
  requireLines(purchase, ids);
  const lines = purchase.lines.filter(({ id }) => !ids.includes(id));
  return { ...membershipsFor(purchase, lines), lines };
}
