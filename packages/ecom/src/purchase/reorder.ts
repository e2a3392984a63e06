import { callable, type RequestOptions } from '@cartwright/core';
import { addAllToCurrentCart } from '../current-cart/add-all-to-current-cart.js';
import type { Cart } from '../cart/cart.js';
import { LineItemNotAddedError } from '../current-cart/shortfalls/line-item-not-added-error.js';
import type { LineItem } from '../cart/line-item.js';
import type { Shortfall } from '../current-cart/shortfalls/shortfall.js';
import type { Order } from '../orders/orders/order.js';
import type { OrderLineItem } from '../orders/order-parts/order-line-item.js';

/** Result of `reorder`. */
export interface Reordered {
  /** Updated cart. Absent if no item of the order can be bought again. */
  readonly cart?: Cart;
  /** Order items without a catalog item, which cannot be bought again. */
  readonly notInCatalog: readonly OrderLineItem[];
  /** Items that are no longer in the catalog or not available in the ordered quantity. */
  readonly shortfalls: readonly Shortfall[];
}

/** Converts an order line item to a line item to add to the cart. */
const toLineItem = ({ catalogReference, quantity }: OrderLineItem): LineItem[] =>
  catalogReference?.catalogItemId && quantity ? [{ catalogReference, quantity }] : [];

/**
 * Adds the items of an order to the current cart, with the same options and at current prices. Items that are no longer
 * available are reported in the result.
 *
 * @param order - Order from `getOrder` or `searchOrders`.
 * @param request - Request options.
 * @returns The cart and the items that could not be added in full.
 * @throws `ApiError` if the platform rejects a request.
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
