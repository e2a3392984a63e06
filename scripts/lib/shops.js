/** Cookie with the client ID of a shop. Tests set it, so that each has a separate shop. */
const cookie = /(?:^|;\s*)demo-client-id=([\w-]+)/;

/** Maximum number of shops whose request handlers are kept. */
const maxShops = 100;

/**
 * Request handler, with the sender of the request.
 *
 * @typedef {(request: Request, sender?: { address?: string | undefined }) => Promise<Response>} Handler
 */

/**
 * Creates the request handler of a server for many shops of the emulator, which has one for each client ID. Requests
 * without the cookie `demo-client-id` are for the demo shop.
 *
 * @param {string} demoClientId
 * @param {(clientId: string) => Handler} createStore
 * @returns {Handler}
 */
export function createShops(demoClientId, createStore) {
  /** @type {Map<string, Handler>} */
  const shops = new Map();
  return (request, sender) => {
    const clientId = cookie.exec(request.headers.get('cookie') ?? '')?.[1] ?? demoClientId;
    const respond = shops.get(clientId) ?? createStore(clientId);
    shops.delete(clientId);
    shops.set(clientId, respond);
    for (const oldest of [...shops.keys()].slice(0, -maxShops)) shops.delete(oldest);
    return respond(request, sender);
  };
}
