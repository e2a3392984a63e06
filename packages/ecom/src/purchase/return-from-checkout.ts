import { callable, type RequestOptions } from '@cartwright/core';
import { getOrder } from '../orders/orders/get-order.js';
import type { Order } from '../orders/orders/order.js';

/** The buyer came back with an order, or without one. */
export type ReturnFromCheckout =
  | { readonly isCompleted: true; readonly order: Order; readonly url: string }
  | { readonly isCompleted: false; readonly url: string };

/**
 * Back from the platform's checkout page: reads the order's id off the address, and gets the order. Anybody can write an
 * id into an address; the platform gives an order only to whom it may be shown.
 *
 * @param address - The address that the browser came back to, absolute.
 * @param request - Options of the call.
 * @returns The order, where the buyer bought. `url` is the address without the order's id, for `history.replaceState`.
 * @throws `TypeError` for an address that is no absolute URL.
 * @throws `ApiError` with status 404 for an order that does not exist, 403 for somebody else's.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { purchase } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { purchase } });
 *
 * export async function thanks() {
 *   const back = await client.purchase.returnFromCheckout(location.href);
 *   history.replaceState(null, '', back.url);
 *   return back.isCompleted ? `Thank you for order ${back.order.number}` : 'Your cart is waiting';
 * }
 * ```
 * @see GET /ecom/v1/orders/{id}
 */
export const returnFromCheckout = /* @__PURE__ */ callable(
  (client) =>
    async (address: string | URL, request?: RequestOptions): Promise<ReturnFromCheckout> => {
      const url = new URL(address);
      const orderId = url.searchParams.get('orderId');
      url.searchParams.delete('orderId');
      if (!orderId) return { isCompleted: false, url: url.href };
      return { isCompleted: true, order: await client.use(getOrder)(orderId, request), url: url.href };
    },
);
