import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { catalogContext, type Site, siteContext } from './contexts.js';
import { merchantAreaContext } from './merchant-area/context.js';
import { createMerchantArea, type MerchantAreaOptions } from './merchant-area/merchant-area.js';
import { createOrdersApi, type OrdersApiOptions } from './orders-api.js';

/** Options of {@link createStoreServer}. */
export interface StoreServerOptions extends OrdersApiOptions, MerchantAreaOptions {
  /** Client ID of the store. */
  readonly clientId: string;
}

/**
 * Creates the store's server: it renders the pages and places the orders that are not paid on the platform's checkout
 * page.
 *
 * @returns The request handler. It uses web standards only, so it runs on Node and on workers.
 */
export function createStoreServer(options: StoreServerOptions): (request: Request) => Promise<Response> {
  const { allowsOfflinePayment, apiUrl, clientId, fetch, isDemo = false, origin } = options;
  const site: Site = {
    origin,
    apiUrl,
    clientId,
    isDemo,
    orders: allowsOfflinePayment ? ['free', 'offline'] : ['free'],
  };
  const placeOrder = createOrdersApi(options);
  const render = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  // One anonymous session reads the catalog for all pages. It has no cart and no member.
  const catalog = createClient({
    apiUrl,
    cdnUrl: apiUrl,
    mediaUrl: `${apiUrl}/media`,
    auth: OAuthStrategy({ clientId }),
    ...(fetch && { fetch }),
  });
  const merchantArea = createMerchantArea(options);

  return (request) => {
    if (new URL(request.url).pathname.startsWith('/api/')) return placeOrder(request);
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(catalogContext, catalog);
    context.set(merchantAreaContext, merchantArea);
    return render(request, context);
  };
}
