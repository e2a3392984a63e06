import type { StoredLine } from '../../shop/line-items/line.js';

/** Formats the availability of a line item. The quantity is absent if stock is not tracked. */
export function formatAvailability({ facts: { available, found }, quantity }: StoredLine) {
  if (!found) return { status: 'NOT_FOUND', quantityAvailable: 0 };
  if (available === null) return { status: 'AVAILABLE' };
  const status = available === 0 ? 'NOT_AVAILABLE' : available < quantity ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
  return { status, quantityAvailable: available };
}
