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
