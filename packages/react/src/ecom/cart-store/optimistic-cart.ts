import type { Cart, V2LineItem } from '@cartwright/ecom/current-cart-v2';

/**
 * Applies pending quantities to a cart. Amounts stay as confirmed: discounts and tax are calculated by the platform. An
 * item's confirmed quantity is at most what is in stock.
 *
 * @param cart - Confirmed cart.
 * @param quantities - Quantities by line item ID; 0 removes the line item.
 * @returns The new cart, or the same object if no quantity is pending.
 */
export function optimisticCart(cart: Cart, quantities: ReadonlyMap<string, number>): Cart {
  if (quantities.size === 0) return cart;
  const lineItems = cart.lineItems?.flatMap((line): V2LineItem[] => {
    const { _id = '', quantityInfo, status } = line;
    const requestedQuantity = quantities.get(_id) ?? quantityInfo?.requestedQuantity;
    if (requestedQuantity === quantityInfo?.requestedQuantity) return [line];
    if (!requestedQuantity) return [];
    const inStock = status === 'REMOVED_FROM_CATALOG' ? 0 : (quantityInfo?.availableQuantity ?? requestedQuantity);
    const confirmedQuantity = Math.min(requestedQuantity, inStock);
    return [{ ...line, quantityInfo: { ...quantityInfo, requestedQuantity, confirmedQuantity } }];
  });
  return { ...cart, ...(lineItems && { lineItems }) };
}
