import { callable, type RequestOptions } from '@cartwright/core';
import { addAllToCurrentCart } from '../current-cart/add-all-to-current-cart.js';
import type { Cart } from '../cart/cart.js';
import { LineItemNotAddedError } from '../current-cart/shortfalls/line-item-not-added-error.js';
import type { LineItem } from '../cart/line-item.js';
import type { Shortfall } from '../current-cart/shortfalls/shortfall.js';
import type { Order } from '../orders/orders/order.js';
import type { OrderLineItem } from '../orders/order-parts/order-line-item.js';

/** What of an order is in the cart again. */
export interface Reordered {
  /** The cart as it is now; none when the order had nothing that can be bought again. */
  readonly cart?: Cart;
  /** Items of the order that are in no catalog, so that they cannot be bought again. */
  readonly notInCatalog: readonly OrderLineItem[];
  /** Items that the catalog does not have any more, or not as many of. */
  readonly shortfalls: readonly Shortfall[];
}

/** An item of an order as an item to add. */
const toLineItem = ({ catalogReference, quantity }: OrderLineItem): LineItem[] =>
  catalogReference?.catalogItemId && quantity ? [{ catalogReference, quantity }] : [];

/**
 * Puts the items of an order into the cart again, as they were chosen then. Prices are today's. What cannot be bought
 * any more is said, and the rest is in the cart.
 *
 * @param order - The order, from `getOrder` or `searchOrders`.
 * @param request - Options of the calls.
 * @returns The cart, and what of the order is not in it.
 * @throws `ApiError` when the platform refuses it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders, purchase } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders, purchase } });
 *
 * export async function buyAgain(orderId: string) {
 *   const { cart, shortfalls } = await client.purchase.reorder(await client.orders.getOrder(orderId));
 *   return { items: cart?.lineItems?.length ?? 0, missing: shortfalls.length };
 * }
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export const reorder = /* @__PURE__ */ callable(
  (client) =>
    async ({ lineItems = [] }: Order, request?: RequestOptions): Promise<Reordered> => {
      const items = lineItems.flatMap(toLineItem);
      const notInCatalog = lineItems.filter((item) => toLineItem(item).length === 0);
      if (items.length === 0) return { notInCatalog, shortfalls: [] };
      try {
        const { cart = {} } = await client.use(addAllToCurrentCart)({ lineItems: items }, request);
        return { cart, notInCatalog, shortfalls: [] };
      } catch (error) {
        if (!(error instanceof LineItemNotAddedError)) throw error;
        return { cart: error.cart, notInCatalog, shortfalls: error.shortfalls };
      }
    },
);
