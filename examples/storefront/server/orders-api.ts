import { isApiError } from '@cartwright/core';
import { isSameOrigin, type ServerClient } from '@cartwright/identity/server';
import { createMerchant } from './merchant.js';
import { placeOrder } from './place-order.js';
import { readOrderRequest } from './read-order-request.js';
import { createShopper } from './shopper.js';
import { isRefusal, orderUnknown, StoreError } from './store-error.js';

/** Options of {@link createOrdersApi}. */
export interface OrdersApiOptions {
  /** Origin of the store, as browsers see it. Requests from other origins are rejected. */
  readonly origin: string;
  /** URL of the platform. */
  readonly apiUrl: string;
  /** API key with permission to manage carts and orders. */
  readonly apiKey: string;
  /** Site ID. Defaults to the site of the shopper's session. */
  readonly siteId?: string | undefined;
  /** Replacement for the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Whether shoppers may pay offline, such as in cash or by bank transfer. */
  readonly allowsOfflinePayment?: boolean;
  /** Called with errors that are not the shopper's. They contain no tokens. */
  readonly onError?: (error: unknown) => void;
}

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** Statuses of the platform that concern the server's own identity, not the cart. */
const isOwnFault = (status: number): boolean => status === 401 || status === 403 || status === 404;

/**
 * Converts errors: those of the cart keep the platform's code, all others are hidden from the shopper. Without a response of
 * the platform, an earlier request, whose response was lost, may have placed the order.
 */
function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (!isRefusal(error)) return orderUnknown(error);
  if (isApiError(error) && error.details.applicationError?.code && !isOwnFault(error.status)) {
    return new StoreError(409, error.code, error.details.applicationError.description ?? error.code, error);
  }
  return new StoreError(503, 'unavailable', 'No order was placed. Try again later.', error);
}

/**
 * Creates the request handler that places the orders that are not paid on the platform's checkout page, which shoppers
 * cannot place themselves.
 *
 * `POST /api/place-order` takes an `OrderRequest`. It responds with `{ orderId }`, or with `{ error: { code, message } }`,
 * where `code` is a `StoreErrorCode` or a code of the platform.
 *
 * @returns The handler of a request and the client of its shopper. It uses web standards only, so it runs on Node and on
 * workers.
 */
export function createOrdersApi(
  options: OrdersApiOptions,
): (request: Request, client: ServerClient) => Promise<Response> {
  const { allowsOfflinePayment = false, apiKey, apiUrl, fetch, onError = console.error, origin, siteId } = options;
  const platform = { apiUrl, ...(fetch && { fetch }) };

  async function place(request: Request, client: ServerClient): Promise<string> {
    if (!isSameOrigin(request, origin)) {
      throw new StoreError(403, 'forbidden_origin', 'The request must come from the store.');
    }
    const shopper = createShopper(client);
    const order = await readOrderRequest(request);
    const getMerchant = async () => createMerchant(platform, apiKey, siteId ?? (await shopper.siteId()));
    return placeOrder(shopper, getMerchant, order, allowsOfflinePayment);
  }

  return async (request, client) => {
    if (new URL(request.url).pathname !== '/api/place-order') return respond(404, {});
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    try {
      return respond(200, { orderId: await place(request, client) });
    } catch (error) {
      const { cause, code, message, status } = toStoreError(error);
      if (status >= 500) onError(cause ?? error);
      return respond(status, { error: { code, message } });
    }
  };
}
