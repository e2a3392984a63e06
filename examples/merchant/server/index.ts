import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { createDeadline, deadlineContext } from '../../storefront/src/lib/server/deadline.js';
import { guardRoutes } from '../../storefront/src/lib/server/guard-routes.js';
import { limitBody, MAX_BODY_SIZE } from '../../storefront/src/lib/server/limit-body.js';
import { addressContext, merchantContext } from '../src/lib/server/context.js';
import { createMerchantArea, type MerchantAreaOptions } from '../src/lib/server/merchant-area.js';

/** Options of {@link createMerchantServer}. */
export interface MerchantServerOptions extends MerchantAreaOptions {
  /**
   * Returns the address of a request's sender, from a header that your proxy sets. Failed sign-ins are limited by it.
   *
   * @default The address that the request handler receives as its second argument. Without one, nothing is limited.
   */
  readonly getAddress?: (request: Request) => string | null;
  /**
   * Time that a page may take, in milliseconds. Pages that need more respond with 503.
   *
   * @default 10000
   */
  readonly pageTimeout?: number;
}

/** Request handler of the merchant area, with the sender of the request if the host knows its IP address. */
export type MerchantServer = (
  request: Request,
  sender?: { readonly address?: string | undefined },
) => Promise<Response>;

/**
 * Creates the server of the merchant area, which renders its pages.
 *
 * @returns The request handler. It uses web standards only, so it runs on Node and on workers.
 * @throws {TypeError} without a password
 */
export function createMerchantServer(options: MerchantServerOptions): MerchantServer {
  const { getAddress, pageTimeout = 10_000 } = options;
  const area = createMerchantArea(options);
  const routes = guardRoutes((build as ServerBuild).routes);
  const render = createRequestHandler({ ...(build as ServerBuild), routes }, import.meta.env.MODE);

  return async (received, sender = {}) => {
    const request = await limitBody(received, (await area.getUploadLimit(received)) ?? MAX_BODY_SIZE);
    if (!request) return new Response('Content too large', { status: 413, headers: { connection: 'close' } });
    const context = new RouterContextProvider();
    context.set(addressContext, getAddress ? (getAddress(request) ?? undefined) : sender.address);
    context.set(deadlineContext, createDeadline(pageTimeout));
    context.set(merchantContext, area);
    return render(request, context);
  };
}
