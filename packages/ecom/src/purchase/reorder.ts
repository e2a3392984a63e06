import { callable, type RequestOptions } from '@cartwright/core';
import { addAllToCurrentCart } from '../current-cart/add-all-to-current-cart.js';
import type { Cart } from '../cart/cart.js';
import { LineItemNotAddedError } from '../current-cart/shortfalls/line-item-not-added-error.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import type { Shortfall } from '../current-cart/shortfalls/shortfall.js';
import type { Order } from '../orders/orders/order.js';
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

/** Items of an order to order again. */
export interface ReorderItems {
  /** Line items to add to a cart. */
  readonly lineItems: readonly { catalogReference: CatalogReference; quantity: number }[];
  /** Order items without a catalog item, which cannot be bought again. */
  readonly notInCatalog: readonly OrderLineItem[];
}

/**
 * Converts the items of an order to line items to add to a cart, with the same options.
 *
 * @param order - Order from `getOrder` or `searchOrders`.
 * @returns The line items, and the order items that cannot be bought again.
 * @example
 * ```ts
 * import type { Order } from '@cartwright/ecom/orders';
 * import { toReorderItems } from '@cartwright/ecom/purchase';
 *
 * export const canReorder = (order: Order) => toReorderItems(order).lineItems.length > 0;
 * ```
 */
export function toReorderItems({ lineItems: ordered = [] }: Order): ReorderItems {
  const lineItems = ordered.flatMap(({ catalogReference, quantity }) =>
    catalogReference?.catalogItemId && quantity ? [{ catalogReference, quantity }] : [],
  );
  const notInCatalog = ordered.filter(
    ({ catalogReference, quantity }) => !catalogReference?.catalogItemId || !quantity,
  );
  return { lineItems, notInCatalog };
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
