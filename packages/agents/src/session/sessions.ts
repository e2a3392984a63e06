import { createClient, type Client, type ClientOptions } from '@cartwright/core';
import * as cartV2 from '@cartwright/ecom/cart-v2';
import { createCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { listFulfillmentsForSingleOrder } from '@cartwright/ecom/order-fulfillments';
import { getOrder } from '@cartwright/ecom/orders';
import { addAvailableItems } from '@cartwright/ecom/purchase-v2';
import { createRedirectSession } from '@cartwright/identity/redirects';
import { OAuthStrategy } from '@cartwright/identity/visitor';

/** Options of the clients that a handler creates. */
export type SessionOptions = Omit<ClientOptions<object, OAuthStrategy>, 'auth' | 'modules'> & {
  /** Client ID of the OAuth app. */
  readonly clientId: string;
};

/** Number of sessions whose access tokens are kept, so that they are not requested for each call. */
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

type OAuthTokens = NonNullable<Parameters<typeof OAuthStrategy>[0]['tokens']>;

/** Returns the client of a visitor who has no session yet, or of the owner of a refresh token. */
const createSessionClient = (
  { clientId, ...options }: SessionOptions,
  tokens: OAuthTokens | undefined,
): SessionClient =>
  createClient({
    ...options,
    auth: OAuthStrategy({ clientId, ...(tokens && { tokens }) }),
    modules: {
      cartV2,
      currentCartV2: { createCurrentCart },
      orders: { getOrder, listFulfillmentsForSingleOrder },
      purchaseV2: { addAvailableItems },
      redirects: { createRedirectSession },
    },
  });

/** Sessions of carts. Each cart has its own, so that the buyer who continues on the checkout page gets no other one. */
export interface Sessions {
  /** Starts the session of a new cart. */
  start(): Promise<{ readonly client: SessionClient; readonly refreshToken: string }>;
  /** Calls the platform with the session of a cart. */
  resume<Result>(refreshToken: string, call: (client: SessionClient) => Promise<Result>): Promise<Result>;
}

/** Creates the sessions of a handler. */
export function createSessions(options: SessionOptions): Sessions {
  const known = new Map<string, OAuthTokens>();
  function keep(refreshToken: string, client: SessionClient): void {
    const { accessToken } = client.auth.getTokens();
    known.delete(refreshToken);
    known.set(refreshToken, { accessToken, refreshToken: { value: refreshToken, role: 'visitor' } });
    const [first] = known.keys();
    if (known.size > MAX_SESSIONS && first !== undefined) known.delete(first);
  }
  return {
    async start() {
      const client = createSessionClient(options, undefined);
      await client.auth.getAuthHeaders();
      const refreshToken = client.auth.getTokens().refreshToken.value;
      keep(refreshToken, client);
      return { client, refreshToken };
    },
    async resume(refreshToken, call) {
      const tokens = known.get(refreshToken) ?? { refreshToken: { value: refreshToken, role: 'visitor' as const } };
      const client = createSessionClient(options, tokens);
      try {
        return await call(client);
      } finally {
        keep(refreshToken, client);
      }
    },
  };
}
