import { invalidArgument } from '@cartwright/core';
import { createUnavailable, ProtocolError } from './protocol/protocol-error.js';
import { createLimiter } from './security/limits.js';
import { createMemoryStore } from './security/memory-store.js';
import { createResults } from './security/results.js';
import { createSigner, verifySignature } from './security/signatures.js';
import type { AgentHandlerOptions } from './shop/agent-handler-options.js';
import { createShop } from './shop/create-shop.js';
import { continueCheckout } from './transports/continue.js';
import { describeStore } from './transports/discovery.js';
import type { Handler } from './transports/execute.js';
import { createMcp } from './transports/mcp.js';
import { readBody, respond, respondToRest, respondWithError } from './transports/rest.js';

/** Path of the profile, which the protocol defines. */
const DISCOVERY_PATH = '/.well-known/ucp';

/** Maximum number of results that are kept in memory. */
const MAX_RESULTS = 10_000;

/** Handles the requests of shopping agents. */
export type AgentHandler = (request: Request) => Promise<Response>;

/** Validates the origin of the store. */
function readOrigin(origin: string): string {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isLocal = url?.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url?.protocol === 'https:' || isLocal) return url.origin;
  throw invalidArgument('origin', 'the https origin of the store, such as https://shop.example, or http on localhost');
}

/**
 * Creates a handler that lets shopping agents find products, fill carts and check out, with the Universal Commerce
 * Protocol (release 2026-04-08). Mount it at `/.well-known/ucp` and at the base path with everything below it.
 *
 * - `/.well-known/ucp` is the profile from which agents learn what the store can do.
 * - The base path has the REST binding: `/catalog/…`, `/carts/…`, `/checkout-sessions/…`, `/orders/…`.
 * - `/mcp` below it has the same operations as tools of the Model Context Protocol, over streamable HTTP.
 *
 * Orders that cost nothing are placed for the agent. For all others, the buyer continues on the platform's checkout page,
 * where everything is filled in.
 *
 * @param options - Client ID, secrets, origin, URLs of the store, and the options of `createClient`.
 * @returns The handler. It responds with status 404 to other paths.
 * @throws {CartwrightError} `invalid_argument` for a secret that is too short, and for an origin or base path that is
 * none.
 * @example
 * ```ts
 * import { createAgentHandler } from '@cartwright/agents';
 *
 * export const handleAgents = createAgentHandler({
 *   clientId: '1c3b0a5e-8d0b-4a57-9c55-0e5a3d0f7a11',
 *   secrets: ['from-the-environment-32-characters-or-more'],
 *   origin: 'https://shop.example',
 *   callbacks: { thankYouPageUrl: 'https://shop.example/thank-you' },
 *   productUrl: ({ slug }) => `https://shop.example/products/${slug}`,
 * });
 *
 * export const profile = handleAgents(new Request('https://shop.example/.well-known/ucp'));
 * ```
 * @see https://ucp.dev/2026-04-08/specification/overview Universal Commerce Protocol
 * @see https://modelcontextprotocol.io/specification Model Context Protocol
 */
export function createAgentHandler(options: AgentHandlerOptions): AgentHandler {
  const origin = readOrigin(options.origin);
  const { basePath = '/ucp', limits, onError, store } = options;
  if (!/^(\/[\w.-]+)+$/.test(basePath)) throw invalidArgument('basePath', 'a path such as /ucp');
  const shop = createShop({ ...options, origin }, origin + basePath);
  const limiter = createLimiter(limits);
  const handler: Handler = { shop, limiter, results: createResults(store ?? createMemoryStore(MAX_RESULTS)) };
  const respondToMcp = createMcp(handler);
  const signer = createSigner(options.signingKeys);
  const { host: authority } = new URL(origin);

  async function route(request: Request, path: string): Promise<Response> {
    const address = options.getAddress?.(request);
    await limiter.countAddress(address);
    if (path === DISCOVERY_PATH) {
      if (request.method !== 'GET') return respond({ code: 'method_not_allowed', content: 'Use GET' }, 405);
      return Response.json(describeStore(shop, signer?.publicKeys), {
        headers: { 'cache-control': 'public, max-age=3600' },
      });
    }
    const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : '';
    const [, continued] = /^\/continue\/([\w-]+)$/.exec(below) ?? [];
    if (continued !== undefined && request.method === 'GET') return continueCheckout(shop, continued);
    const body = await readBody(request);
    const sender = { address, signer: await verifySignature({ request, body, authority }, options.getAgentKeys) };
    if (below === '/mcp') return respondToMcp(request, body, sender);
    return respondToRest(handler, request, below, body, sender);
  }

  async function respondOrExplain(request: Request): Promise<Response> {
    try {
      return await route(request, new URL(request.url).pathname);
    } catch (error) {
      if (error instanceof ProtocolError) return respondWithError(error);
      onError?.(error);
      return respondWithError(createUnavailable('The request could not be processed'));
    }
  }

  return async (request) => {
    const response = await respondOrExplain(request);
    return signer ? signer.signResponse(response) : response;
  };
}
