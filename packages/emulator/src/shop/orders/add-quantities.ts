import type { LineQuantity } from './payment.js';

/** Adds up the quantities of each line item, because a request can contain a line item more than once. */
export function addQuantities(lineItems: readonly LineQuantity[]): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  for (const { lineItemId, quantity } of lineItems) total.set(lineItemId, (total.get(lineItemId) ?? 0) + quantity);
  return total;
}
