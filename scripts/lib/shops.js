/** Cookie with the client ID of a shop. Tests set it, so that each has a separate shop. */
const cookie = /(?:^|;\s*)demo-client-id=([\w-]+)/;

/** Maximum number of shops whose request handlers are kept. */
const maxShops = 100;

/**
 * Creates the request handler of a server for many shops of the emulator, which has one for each client ID. Requests
 * without the cookie `demo-client-id` are for the demo shop.
 *
 * @param {string} demoClientId
 * @param {(clientId: string) => (request: Request) => Promise<Response>} createStore
 * @returns {(request: Request) => Promise<Response>}
 */
export function createShops(demoClientId, createStore) {
  /** @type {Map<string, (request: Request) => Promise<Response>>} */
  const shops = new Map();
  return (request) => {
    const clientId = cookie.exec(request.headers.get('cookie') ?? '')?.[1] ?? demoClientId;
    const respond = shops.get(clientId) ?? createStore(clientId);
    shops.delete(clientId);
    shops.set(clientId, respond);
    for (const oldest of [...shops.keys()].slice(0, -maxShops)) shops.delete(oldest);
    return respond(request);
  };
}
