import type { LineItem } from '../../cart/line-item.js';

/**
 * Returns how many of a line can be bought: its quantity, or what is left in stock.
 *
 * @param line - A line of a cart.
 * @returns The quantity that can be bought; 0 for a line that is sold out or no longer in its catalog.
 * @example
 * ```ts
 * import { buyableQuantity, type Cart } from '@cartwright/ecom/current-cart';
 *
 * export const itemCount = ({ lineItems = [] }: Cart) => lineItems.reduce((sum, line) => sum + buyableQuantity(line), 0);
 * ```
 * @see GET /ecom/v1/carts/current
 */
export function buyableQuantity({ availability, quantity = 0 }: LineItem): number {
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
