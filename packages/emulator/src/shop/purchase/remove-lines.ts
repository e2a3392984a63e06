import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredLine } from '../line-items/line.js';
import { clearFields } from './clear-fields.js';
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
  purchase: T,
  lines: readonly StoredLine[],
): T {
  const left = (purchase.selectedMemberships ?? [])
    .map((one) => ({ ...one, lineItemIds: one.lineItemIds.filter((id) => lines.some((line) => line.id === id)) }))
    .filter(({ lineItemIds }) => lineItemIds.length > 0);
  const selected: Pick<Purchase, 'selectedMemberships'> = left.length > 0 ? { selectedMemberships: left } : {};
  return { ...(clearFields<Pick<Purchase, 'selectedMemberships'>>(purchase, 'selectedMemberships') as T), ...selected };
}

/**
 * Returns the purchase without some line items.
 *
 * @throws {ApplicationError} `LINE_ITEM_NOT_FOUND_IN_CART`
 */
export function removeLines<T extends Purchase>(purchase: T, ids: readonly string[]): T {
  requireLines(purchase, ids);
  const lines = purchase.lines.filter(({ id }) => !ids.includes(id));
  return { ...membershipsFor(purchase, lines), lines };
}
