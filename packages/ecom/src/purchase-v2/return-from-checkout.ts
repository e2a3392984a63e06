import { callable, type RequestOptions } from '@cartwright/core';
import { getOrder } from '../orders/orders/get-order.js';
import type { Order } from '../orders/orders/order.js';

/** Result of `returnFromCheckout`: the order, or none if the buyer did not complete the purchase. */
export type ReturnFromCheckoutResponse =
  | { readonly isCompleted: true; readonly order: Order; readonly url: string }
  | { readonly isCompleted: false; readonly url: string };

/**
 * Handles the return from the platform's checkout page: reads the order ID from the URL and gets the order. The ID in
 * the URL is not trusted: the platform returns an order only to callers with access to it.
 *
 * @param address - Absolute URL that the browser returned to.
 * @param request - Request options.
 * @returns The order, if the purchase was completed. `url` is the URL without the order ID, for `history.replaceState`.
 * @throws `TypeError` if the URL is not absolute.
 * @throws `ApiError` with status 404 if the order does not exist, 403 if it belongs to another buyer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { purchase } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { purchase } });
 *
 * export async function completedOrder() {
 *   const result = await client.purchase.returnFromCheckout(location.href);
 *   history.replaceState(null, '', result.url);
 *   return result.isCompleted ? `Thank you for order ${result.order.number}` : 'Your cart is waiting';
 * }
 * ```
 * @see GET /ecom/v1/orders/{id}
 */
export const returnFromCheckout = /* @__PURE__ */ callable(
  (client) =>
    async (address: string | URL, request?: RequestOptions): Promise<ReturnFromCheckoutResponse> => {
      const url = new URL(address);
      const orderId = url.searchParams.get('orderId');
      url.searchParams.delete('orderId');
      if (!orderId) return { isCompleted: false, url: url.href };
      return { isCompleted: true, order: await client.use(getOrder)(orderId, request), url: url.href };
    },
);
