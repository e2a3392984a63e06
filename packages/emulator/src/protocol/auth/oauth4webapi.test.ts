import * as oauth from 'oauth4webapi';
import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { CALLBACK, iris, openLogin, signIn } from '../../testing/member.js';
import { newShopper, createShopper } from '../../testing/shopper.js';
import { send, visitorToken } from '../../testing/visitor.js';
import { DEMO_APP_ID, DEMO_APP_SECRET, DEMO_CLIENT_ID, DEMO_SITE_ID } from '../../kernel/state/demo.js';

const server: oauth.AuthorizationServer = {
  issuer: 'http://localhost',
  token_endpoint: 'http://localhost/oauth2/token',
  introspection_endpoint: 'http://localhost/oauth2/token-info',
};
const client: oauth.Client = { client_id: DEMO_CLIENT_ID };

/** Options of the library that send its requests to the emulator, without TLS. */
const over = (emulator: Emulator) => ({
  [oauth.customFetch]: (
    url: string,
    init: { method: string; headers: Record<string, string>; body?: BodyInit | null },
  ) => emulator.fetch(new Request(url, { method: init.method, headers: init.headers, body: init.body ?? null })),
  [oauth.allowInsecureRequests]: true,
});

/** Signs in on the hosted page. Returns the response's parameters, validated by the library. */
async function authorize(emulator: Emulator, verifier: string, token?: string): Promise<URLSearchParams> {
  const state = oauth.generateRandomState();
  const codeChallenge = await oauth.calculatePKCECodeChallenge(verifier);
  const { url } = await openLogin(emulator, { state, codeChallenge }, token === undefined ? {} : { token });
  const html = await (await emulator.fetch(new Request(url))).text();
  const formToken = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const body = new URLSearchParams({ formToken, ...iris });
  const response = await emulator.fetch(new Request(url, { method: 'POST', body }));
  return oauth.validateAuthResponse(server, client, new URL(response.headers.get('location') ?? ''), state);
}

const exchange = async (emulator: Emulator, response: URLSearchParams, verifier: string, redirectUri = CALLBACK) =>
  oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      ...([server, client, oauth.None(), response, redirectUri, verifier] as const),
      over(emulator),
    ),
  );

const refresh = async (emulator: Emulator, token: string) =>
  oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(server, client, oauth.None(), token, over(emulator)),
  );

const getCurrentMember = async (emulator: Emulator, token: string) =>
  (await send(emulator, 'GET', '/members/v1/members/my', { token })).status;

test('oauth4webapi signs in with a code and PKCE, and refreshes', async () => {
  const emulator = createEmulator({ seed: 1 });
  const verifier = oauth.generateRandomCodeVerifier();
  const tokens = await exchange(emulator, await authorize(emulator, verifier), verifier);
  expect(await getCurrentMember(emulator, tokens.access_token)).toBe(200);
  const renewed = await refresh(emulator, tokens.refresh_token ?? '');
  expect(renewed.refresh_token).toBe(tokens.refresh_token);
  expect(await getCurrentMember(emulator, renewed.access_token)).toBe(200);
});

test('a second use of an authorization code revokes the tokens of the first', async () => {
  const emulator = createEmulator({ seed: 1 });
  const verifier = oauth.generateRandomCodeVerifier();
  const response = await authorize(emulator, verifier);
  const tokens = await exchange(emulator, response, verifier);
  await expect(exchange(emulator, response, verifier)).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
  expect(await getCurrentMember(emulator, tokens.access_token)).toBe(401);
  await expect(refresh(emulator, tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a wrong verifier, the challenge itself, and an inexact address are refused', async () => {
  const emulator = createEmulator({ seed: 1 });
  const verifier = oauth.generateRandomCodeVerifier();
  const response = await authorize(emulator, verifier);
  const challenge = await oauth.calculatePKCECodeChallenge(verifier);
  for (const wrong of [oauth.generateRandomCodeVerifier(), challenge]) {
    await expect(exchange(emulator, response, wrong)).rejects.toMatchObject({ error: 'invalid_grant' });
  }
  for (const address of [
    `${CALLBACK}/`,
    `${CALLBACK}?x=1`,
    'http://localhost:5173/',
    'http://127.0.0.1:5173/callback',
  ]) {
    await expect(exchange(emulator, response, verifier, address)).rejects.toMatchObject({ error: 'invalid_grant' });
  }
  emulator.clock().advance(60_000);
  await expect(exchange(emulator, response, verifier)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('an authorization code is invalid for another client', async () => {
  const emulator = createEmulator({ seed: 1 });
  const verifier = oauth.generateRandomCodeVerifier();
  const response = await authorize(emulator, verifier);
  const stolen = oauth.authorizationCodeGrantRequest(
    ...([server, { client_id: 'another-client' }, oauth.None(), response, CALLBACK, verifier] as const),
    over(emulator),
  );
  expect((await stolen).status).toBe(400);
});

test('with strict rotation, a replayed refresh token ends the whole family', async () => {
  const emulator = createEmulator({ seed: 1, rotateRefreshTokens: true });
  const verifier = oauth.generateRandomCodeVerifier();
  const tokens = await exchange(emulator, await authorize(emulator, verifier), verifier);
  const renewed = await refresh(emulator, tokens.refresh_token ?? '');
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  await expect(refresh(emulator, tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(refresh(emulator, renewed.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await getCurrentMember(emulator, renewed.access_token)).toBe(401);
});

test('an app calls as the merchant with its secret, on sites where it is installed', async () => {
  const emulator = createEmulator({ seed: 1 });
  const ask = (changes: object) =>
    send<{ access_token: string; refresh_token?: string; error?: string }>(emulator, 'POST', '/oauth2/token', {
      body: {
        grant_type: 'client_credentials',
        client_id: DEMO_APP_ID,
        client_secret: DEMO_APP_SECRET,
        instance_id: DEMO_SITE_ID,
        ...changes,
      },
    });
  const { body } = await ask({});
  expect(body.refresh_token).toBeUndefined();
  const token = body.access_token;
  expect((await send(emulator, 'GET', '/iam/signon/v1/sign-on-policies', { token })).status).toBe(200);
  const info = await send(emulator, 'POST', '/oauth2/token-info', { body: { token } });
  expect(info.body).toMatchObject({
    active: true,
    subjectType: 'APP',
    subjectId: DEMO_APP_ID,
    instanceId: DEMO_SITE_ID,
  });
  expect((await ask({ client_secret: 'wrong' })).body.error).toBe('invalid_client');
  expect((await ask({ instance_id: 'no site' })).body.error).toBe('invalid_grant');
});

test('token-info and user-info return the subject of a token', async () => {
  const emulator = createEmulator({ seed: 1 });
  const info = async (token: string) =>
    (await send<object>(emulator, 'POST', '/oauth2/token-info', { body: { token } })).body;
  const visitor = await visitorToken(emulator, 'another-client');
  expect(await info(visitor)).toMatchObject({ active: true, subjectType: 'VISITOR', clientId: 'another-client' });
  const { access_token: token } = await signIn(emulator, iris);
  expect(await info(token)).toMatchObject({ active: true, subjectType: 'MEMBER', siteId: DEMO_SITE_ID });
  const who = await send(emulator, 'GET', '/oauth2/user-info', { token });
  expect(who.body).toMatchObject({ name: 'Iris Alto', email: iris.email, emailVerified: true });
  expect((await send(emulator, 'GET', '/oauth2/user-info', { token: visitor })).status).toBe(403);
  emulator.clock().advance(14_400_000);
  expect(await info(token)).toEqual({ active: false, subjectType: 'UNKNOWN', subjectId: '' });
  expect(await info('made-up')).toMatchObject({ active: false });
});

test("the member gets the visitor's cart at sign-in", async () => {
  const emulator = createEmulator();
  const { catalogItemId, options } = await catalogItem(emulator);
  const before = createShopper(emulator, (await signIn(emulator, iris)).access_token);
  await before.add(catalogItemId, 1, options);
  const shopper = await newShopper(emulator);
  await shopper.add(catalogItemId, 2, options);
  const verifier = oauth.generateRandomCodeVerifier();
  const tokens = await exchange(emulator, await authorize(emulator, verifier, shopper.token), verifier);
  const member = createShopper(emulator, tokens.access_token);
  const { body } = await member.cart('GET');
  expect(body.cart?.lineItems.map(({ quantity }) => quantity)).toEqual([3]);
  expect((await shopper.cart('GET')).status).toBe(404);
});
