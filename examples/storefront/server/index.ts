import { createClient, media, type RetryContext } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';
import { createServerClient, isSameOrigin } from '@cartwright/identity/server';
import { createCookie, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { type Language, getLanguage, languages, pathIn, withoutLanguage } from '../src/lib/language/languages.js';
import {
  catalogContext,
  deliveryContext,
  formerSlugsContext,
  languageContext,
  shopContext,
  type Site,
  siteClientContext,
  siteContext,
  verificationContext,
} from '../src/lib/server/contexts.js';
import { createDeadline, deadlineContext, fetchUntil } from '../src/lib/server/deadline.js';
import { createDeliveryOptions } from '../src/lib/server/delivery-options.js';
import { guardRoutes } from '../src/lib/server/guard-routes.js';
import { limitBody, MAX_BODY_SIZE } from '../src/lib/server/limit-body.js';
import { createAgents, isAgentPath } from './agents.js';
import { createOrdersApi, type OrdersApiOptions } from './orders-api.js';
import { forwardShopCall, SHOP_PATH } from './shop-calls.js';
import { findSite } from './shopper.js';
import { createSiteClient } from './site-client.js';
import type { StoreWebhooks } from './webhooks.js';

export { createStoreWebhooks } from './webhooks.js';

/** Paths that have no prefix of a language. */
const withoutPrefix = /^\/(robots\.txt|sitemap\.xml)\b/;

/** Options of {@link createStoreServer}. */
export interface StoreServerOptions extends OrdersApiOptions {
  /** Client ID of the store. */
  readonly clientId: string;
  /**
   * Currencies that prices can be shown in (ISO 4217). The first one is the currency of the site, in which orders are charged.
   *
   * @default No choice of currencies
   */
  readonly currencies?: readonly string[];
  /**
   * Secrets that encrypt the session cookies: random strings of at least 32 characters. The first one encrypts, all of
   * them decrypt, so that they can be rotated.
   */
  readonly secrets: readonly string[];
  /**
   * Base URL of images.
   *
   * @default The platform's media host. For the demo, `apiUrl` and `/media`, as the emulator serves them.
   */
  readonly mediaUrl?: string;
  /**
   * Webhooks of the platform, which `createStoreWebhooks` creates. The server receives them at `/api/webhooks`.
   *
   * @default Pages that do not exist have the status 404, and changed shipping options are shown after a minute
   */
  readonly webhooks?: StoreWebhooks;
  /** Whether the store is the demo, with a page that lists test members, codes and cards. */
  readonly isDemo?: boolean;
  /**
   * Time that a page may take, in milliseconds. Pages that need more respond with 503.
   *
   * @default 10000
   */
  readonly pageTimeout?: number;
}

/** Request handler of the store. The IP address of the sender limits the requests of agents. */
export type StoreServer = (request: Request, sender?: { address?: string | undefined }) => Promise<Response>;

/**
 * Creates the store's server. It renders the pages, keeps the sessions of shoppers and forwards the calls of their
 * browsers. It also places the orders that are not paid on the platform's checkout page.
 *
 * @returns The request handler. It uses web standards only, so it runs on Node and on workers.
 */
export function createStoreServer(options: StoreServerOptions): StoreServer {
  const {
    allowsOfflinePayment,
    apiKey,
    apiUrl,
    clientId,
    currencies = [],
    fetch,
    isDemo = false,
    onError = console.error,
    origin,
    pageTimeout = 10_000,
    secrets,
    webhooks,
  } = options;
  const { mediaUrl = isDemo ? `${apiUrl}/media` : media.MEDIA_URL } = options;
  const site: Site = {
    origin,
    apiUrl,
    mediaUrl,
    clientId,
    currencies,
    isDemo,
    cancelsOrders: apiKey !== '',
    orders: apiKey === '' ? [] : allowsOfflinePayment ? ['free', 'offline'] : ['free'],
  };
  const platform = { apiUrl, ...(fetch && { fetch }) };
  const session = { ...platform, clientId, origin, secrets, sessionIdCookie: true };
  const placeOrder = createOrdersApi(options);
  // The same pages for each language. The router adds the prefix of the language to links and redirects.
  const routes = guardRoutes((build as ServerBuild).routes);
  const renderers = Object.fromEntries(
    languages.map((language) => {
      const basename = pathIn(language, '/');
      return [language, createRequestHandler({ ...(build as ServerBuild), routes, basename }, import.meta.env.MODE)];
    }),
  ) as Record<Language, ReturnType<typeof createRequestHandler>>;
  // A page whose call has failed has time left to be rendered without its result.
  const timeout = pageTimeout * 0.8;
  // One anonymous session reads the catalog for all pages. It has no cart and no member.
  const catalog = createClient({
    ...platform,
    timeout,
    cdnUrl: apiUrl,
    mediaUrl,
    auth: OAuthStrategy({ clientId }),
  });
  const siteClient = apiKey === '' ? undefined : createSiteClient(options, () => findSite(catalog));
  const delivery = siteClient && createDeliveryOptions(siteClient, onError);
  webhooks?.onDeliveryChange(() => delivery?.clear());
  const addresses = new WeakMap<Request, string>();
  const getAddress = (request: Request) => addresses.get(request);
  const respondToAgent = createAgents({
    site,
    secrets,
    fetch,
    onError,
    delivery,
    getAddress,
    getMerchant: siteClient,
  });
  const verification = createCookie('verification', {
    secrets: [...secrets],
    maxAge: 900,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  });

  return async (received, { address } = {}) => {
    const { pathname } = new URL(received.url);
    if (isAgentPath(pathname)) {
      if (address !== undefined) addresses.set(received, address);
      return respondToAgent(received);
    }
    const request = await limitBody(received, MAX_BODY_SIZE);
    if (!request) return new Response('Content too large', { status: 413, headers: { connection: 'close' } });
    const language = getLanguage(pathname);
    const deadline = createDeadline(pageTimeout);
    const shop = await createServerClient({
      ...session,
      ...(!pathname.startsWith('/api/') && {
        timeout,
        fetch: fetchUntil(deadline, fetch ?? globalThis.fetch),
        // After the deadline, another attempt would fail as well.
        retry: { shouldRetry: ({ isTransient }: RetryContext) => isTransient && !deadline.signal.aborted },
      }),
      request,
      callbackPath: pathIn(language, '/login/callback'),
    });
    if (pathname.startsWith(SHOP_PATH)) return forwardShopCall(request, shop);
    if (pathname === '/api/webhooks' && webhooks) return webhooks.respond(request);
    if (pathname.startsWith('/api/')) return shop.applyTo(await placeOrder(request, shop));
    if (!isSameOrigin(request, origin)) return new Response('Forbidden', { status: 403 });
    const rest = withoutLanguage(pathname);
    if (rest !== pathname && withoutPrefix.test(rest)) return new Response('Not found', { status: 404 });
    const context = new RouterContextProvider();
    context.set(deadlineContext, deadline);
    context.set(languageContext, language);
    context.set(siteContext, site);
    context.set(shopContext, shop);
    context.set(verificationContext, verification);
    context.set(catalogContext, catalog);
    context.set(deliveryContext, delivery);
    context.set(siteClientContext, siteClient);
    context.set(formerSlugsContext, webhooks?.formerSlugs);
    const response = await renderers[language](request, context);
    // Adds cookies only to responses of pages that use the session.
    return shop.applyTo(response);
  };
}
