import type { Cart } from '@cartwright/ecom/current-cart';

/**
 * The cart as it will be when the platform has confirmed these quantities. Its amounts are still the confirmed ones:
 * discounts and tax cannot be guessed.
 *
 * @param cart - The confirmed cart.
 * @param quantities - By line item id; 0 removes the line.
 * @returns The same object when nothing of it changes.
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
