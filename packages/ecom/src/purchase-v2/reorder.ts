import { callable, type RequestOptions } from '@cartwright/core';
import type { Cart } from '../cart-v2/entity/cart.js';
import type { OrderLineItem } from '../orders/order-parts/order-line-item.js';
import type { Order } from '../orders/orders/order.js';
import type { Shortfall } from '../commerce/shortfalls/shortfall.js';
import { toReorderItems } from './reorder-items.js';
import { addAvailableItems } from './add-available-items.js';

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
 * @param order - Order from `getOrder` or `searchOrders`.
 * @param request - Request options.
 * @returns The cart and the items that could not be added in full.
 * @throws `ApiError` if the platform rejects the request for another reason.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders, purchaseV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders, purchaseV2 } });
 *
 * export async function buyAgain(orderId: string) {
 *   const { cart, shortfalls } = await client.purchaseV2.reorder(await client.orders.getOrder(orderId));
 *   return { items: cart?.lineItems?.length ?? 0, missing: shortfalls.length };
 * }
 * ```
 * @see POST /ecom/v2/carts/current/add-line-items
 */
export const reorder = /* @__PURE__ */ callable(
  (client) =>
    async (order: Order, request?: RequestOptions): Promise<ReorderResponse> => {
      const { lineItems, notInCatalog } = toReorderItems(order);
      return { notInCatalog, ...(await client.use(addAvailableItems)(lineItems, request)) };
    },
);
