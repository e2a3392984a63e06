'use client';

import type { Order } from '@cartwright/ecom/orders';
import { LineItemNotAddedError, toReorderItems, type ReorderResponse } from '@cartwright/ecom/purchase-v2';
import { useRef } from 'react';
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
  const running = useRef(new Map<Order, Promise<ReorderResponse>>());
  return useChange((order, context) => {
    const { current } = running;
    const result = current.get(order) ?? reorder(order, context).finally(() => current.delete(order));
    current.set(order, result);
    return result;
  }, options);
}
