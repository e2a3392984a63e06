import type { LineItem } from '../../cart/line-item.js';

/**
 * Returns the quantity of a line item that can be bought: its quantity, limited by the quantity in stock.
 *
 * @param line - Line item of a cart.
 * @returns The quantity. 0 if the item is out of stock or no longer in its catalog.
 * @example
 * ```ts
 * import { purchasableQuantity, type Cart } from '@cartwright/ecom/current-cart';
 *
 * export const itemCount = ({ lineItems = [] }: Cart) => lineItems.reduce((sum, line) => sum + purchasableQuantity(line), 0);
 * ```
 * @see GET /ecom/v1/carts/current
 */
export function purchasableQuantity({ availability, quantity = 0 }: LineItem): number {
  switch (availability?.status) {
    case 'NOT_FOUND':
    case 'NOT_AVAILABLE':
      return 0;
    case 'PARTIALLY_AVAILABLE':
      return Math.min(quantity, availability.quantityAvailable ?? 0);
    default:
      return quantity;
  }
}
