import { createClient } from '@cartwright/core';
import { createServicePlugins, type ServicePlugins } from '@cartwright/core/plugins';
import {
  cart,
  cartV2,
  checkout,
  currentCart,
  currentCartV2,
  orderBilling,
  orders,
  ordersSettings,
  orderTransactions,
} from '@cartwright/ecom';
import {
  createEmulator,
  DEMO_API_KEY,
  DEMO_APP_ID,
  DEMO_CLIENT_ID,
  DEMO_SITE_ID,
  type Emulator,
  type ServicePlugin,
} from '@cartwright/emulator';
import { OAuthStrategy, redirects } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';

/** Base URL of the application's plugins. */
export const app = 'https://plugins.example';

const modules = {
  cart,
  cartV2,
  checkout,
  currentCart,
  currentCartV2,
  orderBilling,
  orders,
  ordersSettings,
  orderTransactions,
  redirects,
};

/** Converts the emulator's `fetch` to the type that clients expect. */
const into =
  (emulator: Pick<Emulator, 'fetch'>): typeof globalThis.fetch =>
  (input, init) =>
    emulator.fetch(new Request(input, init));

/**
 * Opens an emulator with plugins of some types, and the application that implements them. `asked` contains the paths of
 * the requests; `answer` configures the application's responses.
 */
export function openPluginStore(types: readonly ServicePlugin['type'][], timeouts: Record<string, number> = {}) {
  const requests: string[] = [];
  let answering: Promise<ServicePlugins> | undefined;
  let provide: (plugins: ServicePlugins) => void = () => undefined;
  const emulator = createEmulator({
    servicePlugins: types.map((type) => {
      const timeout = timeouts[type] ?? 60_000;
      return { type, url: `${app}/plugins`, timeout };
    }),
    fetch: async (request) => {
      requests.push(new URL(request.url).pathname.replace('/plugins', ''));
      answering ??= emulator.webhooks.publicKey().then((publicKey) => {
        const plugins = createServicePlugins({ publicKey, appId: DEMO_APP_ID, issuer: 'wix.com' });
        provide(plugins);
        return plugins;
      });
      return (await answering).respond(request);
    },
  });
  const fetch = into(emulator);
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    fetch,
    modules,
  });
  const response = (options: (plugins: ServicePlugins) => void) => void (provide = options);
  /** Opens a client for a shopper: a member if tokens are given. */
  const openShopper = (tokens?: Awaited<ReturnType<typeof memberTokens>>) =>
    createClient({ auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID, ...(tokens && { tokens }) }), fetch, modules });
  return { answer: response, asked: requests, client, emulator, openShopper };
}

const callback = 'http://localhost:5173/callback';
const verifier = 'v'.repeat(64);

/** Signs a member of the demo store in and returns the tokens. */
export async function memberTokens(emulator: Pick<Emulator, 'fetch'>) {
  const post = async <T>(path: string, body: object, authorization = ''): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const call = new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await (await emulator.fetch(call)).json()) as T;
  };
  const clientId = DEMO_CLIENT_ID;
  const visitor = await post<{ access_token: string }>('/oauth2/token', { clientId, grantType: 'anonymous' });
  const { sessionToken } = await post<{ sessionToken: string }>(
    '/_api/iam/authentication/v2/login',
    { loginId: { email: 'iris@demo.example' }, password: 'iris-sings-alto' },
    visitor.access_token,
  );
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const authRequest = {
    clientId,
    responseType: 'code',
    scope: 'offline_access',
    state: 'state-1',
    sessionToken,
    redirectUri: callback,
    responseMode: 'query',
    codeChallengeMethod: 'S256',
    codeChallenge: Buffer.from(hash).toString('base64url'),
  };
  const { redirectSession } = await post<{ redirectSession: { fullUrl: string } }>(
    '/_api/redirects-api/v1/redirect-session',
    { auth: { authRequest, prompt: 'none' } },
    visitor.access_token,
  );
  const back = await emulator.fetch(new Request(redirectSession.fullUrl));
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const tokens = await post<{ access_token: string; refresh_token: string; expires_in: number }>('/oauth2/token', {
    clientId,
    grantType: 'authorization_code',
    redirectUri: callback,
    code,
    codeVerifier: verifier,
  });
  return {
    accessToken: { value: tokens.access_token, expiresAt: Math.floor(Date.now() / 1000) + tokens.expires_in },
    refreshToken: { value: tokens.refresh_token, role: 'member' as const },
  };
}
