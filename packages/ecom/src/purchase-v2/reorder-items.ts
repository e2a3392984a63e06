import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import type { OrderLineItem } from '../orders/order-parts/order-line-item.js';
import type { Order } from '../orders/orders/order.js';

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
 * import { toReorderItems } from '@cartwright/ecom/purchase-v2';
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
