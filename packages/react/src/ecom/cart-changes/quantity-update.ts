import type { KnownCart } from '../../cart-v2/types.js';

/** Calculates the new quantity of a line item from its newest one. */
export type QuantityUpdate = (quantity: number) => number;

/** Sets a quantity. */
export const setTo =
  (quantity: number): QuantityUpdate =>
  () =>
    quantity;

/** Changes a quantity by a difference, which leaves at least 1. */
export const changeBy =
  (difference: number): QuantityUpdate =>
  (quantity) =>
    Math.max(1, quantity + difference);

/** Quantity of a line item in a cart: 0 if it is not there. */
export const getQuantity = (cart: KnownCart, lineItemId: string): number =>
  cart?.lineItems?.find(({ _id }) => _id === lineItemId)?.quantityInfo?.requestedQuantity ?? 0;

/** Applies updates of line items one after the other. Returns the quantities that they change. */
export function applyUpdates(
  cart: KnownCart,
  updates: readonly (readonly [lineItemId: string, update: QuantityUpdate])[],
): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const [id, update] of updates) quantities.set(id, update(quantities.get(id) ?? getQuantity(cart, id)));
  return quantities;
}
