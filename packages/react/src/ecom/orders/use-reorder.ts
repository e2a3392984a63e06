'use client';

import type { Order } from '@cartwright/ecom/orders';
import { LineItemNotAddedError, toReorderItems, type ReorderResponse } from '@cartwright/ecom/purchase-v2';
import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import { useChange, type ChangeParameters, type ChangeResult } from '../../provider/use-change.js';
import { cartStore } from '../cart-store/cart-store.js';
import { usePreload } from '../cart-store/use-preload.js';

/** Adds the items of an order that are in the catalog. */
async function reorder(order: Order, { single }: CartwrightContextValue): Promise<ReorderResponse> {
  const { lineItems, notInCatalog } = toReorderItems(order);
  if (lineItems.length === 0) return { notInCatalog, shortfalls: [] };
  try {
    return { cart: await single(cartStore).change('addItems', lineItems), notInCatalog, shortfalls: [] };
  } catch (error) {
    if (!(error instanceof LineItemNotAddedError)) throw error;
    return { ...(error.cart && { cart: error.cart }), notInCatalog, shortfalls: error.shortfalls };
  }
}

/** Creates a function that adds the items of an order. Calls for the same order in the same session share a pending result. */
function reorderOnce(context: CartwrightContextValue): (order: Order) => Promise<ReorderResponse> {
  let generation: number;
  let running: Map<Order, Promise<ReorderResponse>>;
  return (order) => {
    const now = context.session.generation();
    if (generation !== now) running = new Map();
    generation = now;
    const orders = running;
    const result = orders.get(order) ?? reorder(order, context).finally(() => orders.delete(order));
    orders.set(order, result);
    return result;
  };
}

/**
 * Adds the items of an order to the cart again, with the same options and at current prices. A second click while an order
 * is being added adds nothing: both calls have the same result.
 *
 * @param options - `mutation`: TanStack Query options, such as `onSuccess`.
 * @returns The mutation: `mutate` and `mutateAsync` take an order, such as from `useOrder` or `useOrders`. `data` has the
 * cart, and the items that could not be added: `notInCatalog` and `shortfalls`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import type { Order } from '@cartwright/ecom/orders';
 * import { useReorder } from '@cartwright/react/ecom';
 *
 * export function OrderAgain({ order }: { order: Order }) {
 *   const { mutate, isPending, data } = useReorder();
 *   const missing = data && data.shortfalls.length + data.notInCatalog.length;
 *   return (
 *     <button disabled={isPending} onClick={() => mutate(order)}>
 *       Order again {missing ? `(${missing} not available)` : ''}
 *     </button>
 *   );
 * }
 * ```
 * @see POST /ecom/v2/carts/current/add-line-items
 */
export function useReorder(
  options: ChangeParameters<ReorderResponse, Order> = {},
): ChangeResult<ReorderResponse, Order> {
  usePreload();
  return useChange((order, { single }) => single(reorderOnce)(order), options);
}
