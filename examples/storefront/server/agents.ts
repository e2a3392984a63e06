import { createAgentHandler, type AgentHandler } from '@cartwright/agents';
import type { Client } from '@cartwright/core';
import { RouterContextProvider } from 'react-router';
import { deliveryMethodsAt } from '../src/cart/delivery-methods.server.js';
import { deliveryContext, languageContext, type Site } from '../src/lib/server/contexts.js';
import type { DeliveryOptions } from '../src/lib/server/delivery-options.js';

/** Path that agents send their requests to. */
const AGENTS_PATH = '/ucp';

/** Whether a request is one of an agent: for the profile of the store, or below the path of the agents. */
export const isAgentPath = (pathname: string): boolean =>
  pathname === '/.well-known/ucp' || pathname.startsWith(`${AGENTS_PATH}/`);

interface AgentsOptions {
  readonly site: Site;
  readonly secrets: readonly string[];
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly onError: (error: unknown) => void;
  readonly delivery: DeliveryOptions | undefined;
  /** Returns the IP address that a request came from. `undefined` if the server does not know it. */
  readonly getAddress: (request: Request) => string | undefined;
  /** Returns the client with the API key. Absent without one. */
  readonly getMerchant: (() => Promise<Client>) | undefined;
}

/** Creates the handler that lets shopping agents buy in the store. */
export function createAgents({
  delivery,
  fetch,
  getAddress,
  getMerchant,
  onError,
  secrets,
  site,
}: AgentsOptions): AgentHandler {
  const { apiUrl, clientId, mediaUrl, orders, origin } = site;
  const context = new RouterContextProvider();
  context.set(languageContext, 'en');
  context.set(deliveryContext, delivery);
  return createAgentHandler({
    clientId,
    secrets,
    origin,
    apiUrl,
    mediaUrl,
    onError,
    getAddress,
    ...(fetch && { fetch }),
    basePath: AGENTS_PATH,
    callbacks: { thankYouPageUrl: `${origin}/thank-you`, postFlowUrl: `${origin}/`, cartPageUrl: `${origin}/bag` },
    productUrl: ({ slug }) => `${origin}/products/${slug}`,
    links: [
      { type: 'privacy_policy', url: `${origin}/privacy` },
      { type: 'shipping_policy', url: `${origin}/shipping` },
      { type: 'refund_policy', url: `${origin}/returns` },
    ],
    async listDeliveryOptions({ country, subdivision }) {
      const methods = await deliveryMethodsAt(context, { country: country ?? '', region: subdivision ?? '' });
      return methods.map(({ code, rates = [], time, title }) => {
        const [rate] = rates;
        // Other prices depend on the cart: the checkout has them.
        const isFixed = rates.length === 1 && !rate?.conditions?.length && !rate?.multiplyByQuantity;
        return { code, title, description: time, ...(isFixed && { price: rate?.amount ?? '0' }) };
      });
    },
    ...(getMerchant &&
      orders.includes('offline') && { offlinePayment: { getMerchant, title: 'Pay on delivery or pickup' } }),
  });
}
