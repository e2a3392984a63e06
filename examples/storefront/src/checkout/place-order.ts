import { CartwrightError } from '@cartwright/core';
import { findPlacedOrder } from '@cartwright/ecom/cart-v2';
import type { createStoreClient } from '../app/create-store-client.js';
import type { OrderRequest } from '../../server/read-order-request.js';

/** Client of the store, with a session in the browser. */
type StoreClient = ReturnType<typeof createStoreClient>;

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

async function send(order: OrderRequest, headers: Record<string, string>): Promise<Response> {
  const body = JSON.stringify(order);
  return fetch('/api/place-order', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
}

/** Sends the order request, and sends it again with a new access token if the server rejects the first one. */
async function request(client: StoreClient, order: OrderRequest): Promise<Response> {
  const { headers } = await client.auth.getAuthHeaders();
  const response = await send(order, headers);
  if (response.status !== 401 || !(await client.auth.handleUnauthorized?.(headers))) return response;
  return send(order, (await client.auth.getAuthHeaders()).headers);
}

/** Finds an order whose response was lost. */
const findOrder = (client: StoreClient, cartId: string): Promise<string | undefined> =>
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
 * @throws {OrderError} with a code of the server or the platform
 * @throws {CartwrightError} of kind `network` if the response was lost, and the order is not found
 */
export async function placeOrder(client: StoreClient, order: OrderRequest): Promise<string> {
  let response: Response;
  let body: OrderResponse;
  try {
    response = await request(client, order);
    body = (await response.json()) as OrderResponse;
  } catch (cause) {
    const orderId = await findOrder(client, order.cartId);
    if (orderId) return orderId;
    throw new CartwrightError('The response of the store was lost', { kind: 'network', code: 'network_error', cause });
  }
  if (response.ok && body.orderId) return body.orderId;
  throw new OrderError(body.error?.code ?? 'unavailable');
}
