/** New quantity of a line item: a number, or a difference to the newest quantity. */
export type QuantityUpdate = number | { readonly difference: number };

/** Applies an update to a quantity. A difference leaves at least 1. */
export const applyUpdate = (quantity: number, update: QuantityUpdate): number =>
  typeof update === 'number' ? update : Math.max(1, quantity + update.difference);

/** Merges two updates of the same line item into one. */
export function mergeUpdates(earlier: QuantityUpdate | undefined, later: QuantityUpdate): QuantityUpdate {
  if (earlier === undefined || typeof later === 'number') return later;
  if (typeof earlier === 'number') return applyUpdate(earlier, later);
  return { difference: earlier.difference + later.difference };
}
