import type { Cart, V2LineItem } from '@cartwright/ecom/current-cart-v2';

/** Sets the requested quantity of a line item. Its confirmed quantity is at most what is in stock. */
function withQuantity(line: V2LineItem, requestedQuantity: number): V2LineItem {
  const { availableQuantity } = line.quantityInfo ?? {};
  const inStock = line.status === 'REMOVED_FROM_CATALOG' ? 0 : (availableQuantity ?? requestedQuantity);
  const confirmedQuantity = Math.min(requestedQuantity, inStock);
  return { ...line, quantityInfo: { ...line.quantityInfo, requestedQuantity, confirmedQuantity } };
}

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
      const quantity = quantities.get(line._id ?? '');
      if (quantity === undefined || quantity === line.quantityInfo?.requestedQuantity) return [line];
      return quantity === 0 ? [] : [withQuantity(line, quantity)];
    }),
  };
}
