import { createClient, fetchWithAuth, operation, type Client } from '@cartwright/core';
import { createEmulator } from '@cartwright/emulator';
import { describe, expect, test } from 'vitest';
import { authentication, oauth, OAuthStrategy, recovery, verification } from '../index.js';
import { fakePlatform, visitor } from '../testing/fake-platform.js';

const addToCurrentCart = operation<[cart: object], { cart: object }>({
  id: 'cart.add',
  method: 'POST',
  path: '/ecom/v1/carts/current/add-to-cart',
  args: ['...cart'],
});
const getCurrentCart = operation<[], { cart: object }>({
  id: 'cart.get',
  method: 'GET',
  path: '/ecom/v1/carts/current',
  repeatable: true,
});

const PLATFORM = 'http://localhost:4010';

/** A visitor of an emulated platform that refuses every refresh. */
function visit() {
  const emulator = createEmulator({ clients: [{ clientId: 'shop' }], origin: PLATFORM });
  const sent: string[] = [];
  let isOpen = true;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    sent.push(pathname);
    const isRefused = pathname === '/oauth2/token' && !isOpen;
    return isRefused ? Response.json({ error: 'invalid_grant' }, { status: 400 }) : emulator.fetch(request);
  };
  const auth = OAuthStrategy({ clientId: 'shop' });
  const modules = { cart: { addToCurrentCart, getCurrentCart }, authentication };
  const client = createClient({ auth, fetch, apiUrl: PLATFORM, modules });
  const refuseRefreshes = () => {
    isOpen = false;
    sent.length = 0;
  };
  return { client, sent, refuseRefreshes };
}

/** A line item of a product without options. */
async function lineItem(client: Client): Promise<object> {
  const response = await client.use(fetchWithAuth)('/stores/v3/products/slug/espresso-pair');
  const { product } = (await response.json()) as {
    product: { id: string; variantsInfo: { variants: { id: string }[] } };
  };
  const catalogReference = {
    appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
    catalogItemId: product.id,
    options: { variantId: product.variantsInfo.variants[0]?.id },
  };
  return { quantity: 1, catalogReference };
}

describe('wrong passwords', () => {
  test('five of them send five login requests and no token call, and keep the visitor session', async () => {
    const { client, sent, refuseRefreshes } = visit();
    const email = 'ada@shop.example';
    await client.authentication.registerV2({ email }, { password: 'the right password' });
    const { cart } = await client.cart.addToCurrentCart({ lineItems: [await lineItem(client)] });
    const tokens = client.auth.getTokens();
    refuseRefreshes();
    for (let count = 0; count < 5; count++) {
      const state = await client.auth.login({ email, password: `wrong ${count}` });
      expect(state.loginState).toBe('FAILURE');
    }
    expect(sent).toEqual(Array<string>(5).fill('/_api/iam/authentication/v2/login'));
    expect(client.auth.getTokens()).toEqual(tokens);
    expect(await client.cart.getCurrentCart()).toEqual({ cart });
  });

  test('an operation reports them in the same way', async () => {
    const { client, sent, refuseRefreshes } = visit();
    const email = 'ada@shop.example';
    await client.authentication.registerV2({ email }, { password: 'the right password' });
    refuseRefreshes();
    const call = client.authentication.loginV2({ email }, { password: 'wrong' });
    await expect(call).rejects.toMatchObject({ status: 401, code: '-19976', attempts: 1 });
    expect(sent).toEqual(['/_api/iam/authentication/v2/login']);
  });
});

const refusesToken = () =>
  Response.json(
    { message: 'expired', details: { applicationError: { code: 'UNAUTHENTICATED', description: 'expired' } } },
    { status: 401 },
  );

const loginId = { email: 'ada@shop.example' };
const { start, verifyDuringAuthentication, resendDuringAuthentication } = verification;

/** Calls that check or change credentials, and calls that start such a flow. */
const credentialCalls: Record<string, (client: Client) => Promise<unknown>> = {
  loginV2: (client) => client.use(authentication.loginV2)(loginId),
  registerV2: (client) => client.use(authentication.registerV2)(loginId),
  signOn: (client) => client.use(authentication.signOn)(loginId),
  verify: (client) => client.use(authentication.verify)('EMAIL'),
  changePassword: (client) => client.use(authentication.changePassword)('a new password'),
  recover: (client) => client.use(recovery.recover)('recovery-token'),
  sendRecoveryEmail: (client) => client.use(recovery.sendRecoveryEmail)(loginId.email),
  sendActivationEmail: (client) => client.use(recovery.sendActivationEmail)('identity'),
  start: (client) => client.use(start)(),
  verifyDuringAuthentication: (client) => client.use(verifyDuringAuthentication)('1', { stateToken: 's' }),
  resendDuringAuthentication: (client) => client.use(resendDuringAuthentication)('s'),
  token: (client) => client.use(oauth.token)(),
};

describe('credential calls', () => {
  const responses = { 401: refusesToken, 429: () => new Response('', { status: 429 }) };

  test.each(
    Object.keys(credentialCalls).flatMap((name) => Object.keys(responses).map((status) => [name, +status] as const)),
  )('%s is sent once if the response is %i', async (name, status) => {
    const sent: string[] = [];
    const fetch: typeof globalThis.fetch = (input) => {
      sent.push(input as string);
      return Promise.resolve(responses[status as 401]());
    };
    const tokens = visitor();
    const client = createClient({ auth: OAuthStrategy({ clientId: 'shop', tokens }), fetch });
    await expect(credentialCalls[name]!(client)).rejects.toMatchObject({ status, attempts: 1 });
    expect(sent).toHaveLength(1);
    expect(client.auth.getTokens()).toEqual(tokens);
  });

  test.each([
    ['register', '/register', (auth) => auth.register({ email: 'a@shop.example', password: 'p' })],
    ['login', '/login', (auth) => auth.login({ email: 'a@shop.example', password: 'p' })],
    ['sendPasswordResetEmail', '/send-email', (auth) => auth.sendPasswordResetEmail('a@shop.example', 'https://x')],
    [
      'processVerification',
      '/verify',
      (auth) =>
        auth.processVerification(
          { verificationCode: '1' },
          { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 's' } },
        ),
    ],
    [
      'getMemberTokensForExternalLoginWithSession',
      '/sign-on',
      (auth) => auth.getMemberTokensForExternalLoginWithSession('a@shop.example', 'key'),
    ],
    [
      'getAuthUrl with the session token of a direct login',
      '/redirect-session',
      (auth) => auth.getAuthUrl(auth.generateOAuthData('https://x'), { prompt: 'none', sessionToken: 's' }),
    ],
  ] as [string, string, (auth: OAuthStrategy) => Promise<unknown>][])(
    '%s of the strategy is sent once and does not refresh the session',
    async (_, path, call) => {
      const results = Object.fromEntries(
        [
          '/_api/iam/authentication/v2/register',
          '/_api/iam/authentication/v2/login',
          '/_api/iam/authentication/v2/sign-on',
          '/_api/iam/recovery/v1/send-email',
          '/_api/iam/verification/v1/auth/verify',
          '/_api/redirects-api/v1/redirect-session',
        ].map((one) => [one, refusesToken]),
      );
      const { auth, to } = fakePlatform(results);
      await call(auth).catch(() => undefined);
      expect(to(path)).toHaveLength(1);
      expect(to('/oauth2/token')).toEqual([]);
    },
  );
});
