import { createClient, type Client, type ClientOptions } from '@cartwright/core';
import * as cartV2 from '@cartwright/ecom/cart-v2';
import { createCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { listFulfillmentsForSingleOrder } from '@cartwright/ecom/order-fulfillments';
import { getOrder } from '@cartwright/ecom/orders';
import { addAvailableItems } from '@cartwright/ecom/purchase-v2';
import { keyValueStorage, type KeyValueStore } from '@cartwright/identity';
import { createRedirectSession } from '@cartwright/identity/redirects';
import { OAuthStrategy } from '@cartwright/identity/visitor';

/** Options of the clients that a handler creates. */
export type SessionOptions = Omit<ClientOptions<object, OAuthStrategy>, 'auth' | 'modules'> & {
  /** Client ID of the OAuth app. */
  readonly clientId: string;
};

/** Number of sessions whose clients are kept. */
const MAX_SESSIONS = 1000;

/** Modules of the client of a cart. */
interface SessionModules {
  readonly cartV2: typeof cartV2;
  readonly currentCartV2: { readonly createCurrentCart: typeof createCurrentCart };
  readonly orders: {
    readonly getOrder: typeof getOrder;
    readonly listFulfillmentsForSingleOrder: typeof listFulfillmentsForSingleOrder;
  };
  readonly purchaseV2: { readonly addAvailableItems: typeof addAvailableItems };
  readonly redirects: { readonly createRedirectSession: typeof createRedirectSession };
}

/** Client of the visitor who owns one cart. */
export type SessionClient = Client & SessionModules & { readonly auth: OAuthStrategy };

type Session = Pick<Parameters<typeof OAuthStrategy>[0], 'tokens' | 'tokenStorage'>;

/** Returns the client of a visitor who has no session yet, or of the owner of a session. */
const createSessionClient = ({ clientId, ...options }: SessionOptions, session: Session): SessionClient =>
  createClient({
    ...options,
    auth: OAuthStrategy({ clientId, ...session }),
    modules: {
      cartV2,
      currentCartV2: { createCurrentCart },
      orders: { getOrder, listFulfillmentsForSingleOrder },
      purchaseV2: { addAvailableItems },
      redirects: { createRedirectSession },
    },
  });

/** Returns the key of a session. It cannot be computed from the ID of a cart, and gives no access. */
async function getSessionKey(refreshToken: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken));
  return `agents:session:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Sessions of carts. Each cart has its own, so that the buyer who continues on the checkout page gets no other one. */
export interface Sessions {
  /** Starts the session of a new cart. */
  start(): Promise<{ readonly client: SessionClient; readonly refreshToken: string }>;
  /** Calls the platform with the session of a cart. */
  resume<Result>(refreshToken: string, call: (client: SessionClient) => Promise<Result>): Promise<Result>;
}

/**
 * Creates the sessions of a handler. Each session has one client in a process, so that its calls share a refresh. If the
 * client rotates refresh tokens, a store keeps the newest one for all servers. Without a store, this process does.
 */
export function createSessions(options: SessionOptions, store: KeyValueStore | undefined): Sessions {
  /** Clients by the first refresh token of their session, the one in use last at the end. */
  const clients = new Map<string, Promise<SessionClient>>();

  function keep(refreshToken: string, client: Promise<SessionClient>): Promise<SessionClient> {
    clients.delete(refreshToken);
    clients.set(refreshToken, client);
    const [first] = clients.keys();
    if (clients.size > MAX_SESSIONS && first !== undefined) clients.delete(first);
    return client;
  }

  async function open(refreshToken: string): Promise<SessionClient> {
    const tokens = { refreshToken: { value: refreshToken, role: 'visitor' as const } };
    if (!store) return createSessionClient(options, { tokens });
    const key = await getSessionKey(refreshToken);
    if ((await store.getItem(key)) == null) await store.setItem(key, tokens);
    return createSessionClient(options, { tokenStorage: keyValueStorage(store, key) });
  }

  return {
    async start() {
      const client = createSessionClient(options, {});
      await client.auth.getAuthHeaders();
      const tokens = client.auth.getTokens();
      const refreshToken = tokens.refreshToken.value;
      if (store) await store.setItem(await getSessionKey(refreshToken), tokens);
      else void keep(refreshToken, Promise.resolve(client));
      return { client, refreshToken };
    },
    async resume(refreshToken, call) {
      const client = clients.get(refreshToken) ?? open(refreshToken);
      client.catch(() => clients.delete(refreshToken));
      return call(await keep(refreshToken, client));
    },
  };
}
