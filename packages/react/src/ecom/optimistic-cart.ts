import type { Cart } from '../cart-v1/index.js';

/**
 * Applies pending quantities to a cart. Amounts stay as confirmed: discounts and tax are calculated by the platform.
 *
 * @param cart - Confirmed cart.
 * @param quantities - Quantities by line item ID; 0 removes the line item.
 * @returns The new cart, or the same object if nothing changes.
 */
export function optimisticCart(cart: Cart, quantities: ReadonlyMap<string, number>): Cart {
  if (!cart.lineItems?.some(({ _id }) => quantities.has(_id ?? ''))) return cart;
  return {
    ...cart,
    lineItems: cart.lineItems.flatMap((line) => {
      const quantity = quantities.get(line._id ?? '') ?? line.quantity;
      if (quantity === line.quantity) return [line];
      return quantity === 0 || quantity === undefined ? [] : [{ ...line, quantity }];
    }),
  };
}
