import type { Client } from '@cartwright/core';
import { findPlacedOrder } from '@cartwright/ecom/cart-v2';
import type { OrderRequest } from './order-request.js';

/** Error of the store's server, with its code or the platform's. */
export class OrderError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

interface OrderResponse {
  orderId?: string;
  error?: { code?: string };
}

const request = (order: OrderRequest): Promise<Response> =>
  fetch('/api/place-order', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });

/** Finds an order whose response was lost. */
const findOrder = (client: Client, cartId: string): Promise<string | undefined> =>
  client
    .use(findPlacedOrder)(cartId)
    .then(
      (placed) => placed?.orderId,
      () => undefined,
    );

/**
 * Has the store's server place the order of a cart that needs no online payment. Repeating the call places no second
 * order.
 *
 * @returns The order's ID.
 * @throws {OrderError} with a code of the server or the platform; `order_unknown` if the response was lost, and the order is
 * not found
 */
export async function placeOrder(client: Client, order: OrderRequest): Promise<string> {
  let response: Response;
  let body: OrderResponse;
  try {
    response = await request(order);
    body = (await response.json()) as OrderResponse;
  } catch {
    const orderId = await findOrder(client, order.cartId);
    if (orderId) return orderId;
    throw new OrderError('order_unknown');
  }
  if (response.ok && body.orderId) return body.orderId;
  throw new OrderError(body.error?.code ?? 'order_unknown');
}
