import { callable, type RequestOptions } from '@cartwright/core';
import { addAllToCurrentCart } from '../current-cart/add-all-to-current-cart.js';
import type { Cart } from '../cart/cart.js';
import { LineItemNotAddedError } from '../current-cart/shortfalls/line-item-not-added-error.js';
import type { Shortfall } from '../commerce/shortfalls/shortfall.js';
import type { Order } from '../orders/orders/order.js';
import { toReorderItems } from '../purchase-v2/reorder-items.js';
import type { OrderLineItem } from '../orders/order-parts/order-line-item.js';

/** Result of `reorder`. */
export interface ReorderResponse {
  /** Updated cart. Absent if no item of the order can be bought again. */
  readonly cart?: Cart;
  /** Order items without a catalog item, which cannot be bought again. */
  readonly notInCatalog: readonly OrderLineItem[];
  /** Items that are no longer in the catalog or not available in the ordered quantity. */
  readonly shortfalls: readonly Shortfall[];
}

/**
 * Adds the items of an order to the current cart, with the same options and at current prices. Items that are no longer
 * available are reported in the result.
 *
 * @deprecated The platform removes Cart V1 on 2027-02-01. Use `purchaseV2.reorder`.
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
    async (order: Order, request?: RequestOptions): Promise<ReorderResponse> => {
      const { lineItems, notInCatalog } = toReorderItems(order);
      if (lineItems.length === 0) return { notInCatalog, shortfalls: [] };
      try {
        const { cart = {} } = await client.use(addAllToCurrentCart)({ lineItems: [...lineItems] }, request);
        return { cart, notInCatalog, shortfalls: [] };
      } catch (error) {
        if (!(error instanceof LineItemNotAddedError)) throw error;
        return { cart: error.cart, notInCatalog, shortfalls: error.shortfalls };
      }
    },
);
