import { SignJWT, UnsecuredJWT, base64url } from 'jose';
import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { send, visitorToken } from '../../testing/visitor.js';
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import type { TokenResponse } from '../../protocol/auth/issue-tokens.js';

const clientId = DEMO_CLIENT_ID;
const CART = '/ecom/v1/carts/current';

const getTokens = async (emulator: Emulator, body: object, headers = {}) =>
  send<TokenResponse & { refresh_token: string; error?: string }>(emulator, 'POST', '/oauth2/token', { body, headers });

const visitor = async (emulator: Emulator, client: string = clientId) =>
  (await getTokens(emulator, { clientId: client, grantType: 'anonymous' })).body;

/** Reads the cart of a visitor. A valid token gets a 404, because the visitor has no cart. */
const readCart = async (emulator: Emulator, token?: string) =>
  (await send(emulator, 'GET', CART, token === undefined ? {} : { token })).status;

const addMember = async (emulator: Emulator, email = 'ada@example.com') =>
  (await send<{ id: string }>(emulator, 'POST', '/_emulator/members', { body: { email, password: 'correct horse' } }))
    .body.id;

test('gives a new visitor tokens that are valid for four hours', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const tokens = await visitor(emulator);
  expect(tokens).toEqual({
    access_token: expect.any(String) as unknown,
    refresh_token: expect.any(String) as unknown,
    expires_in: 14_400,
    token_type: 'Bearer',
  });
  expect(await readCart(emulator, tokens.access_token)).toBe(404);
});

test('refreshes to a different access token, also within the same second', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  emulator.clock().freeze();
  const { access_token: first, refresh_token: refreshToken } = await visitor(emulator);
  const { body } = await getTokens(emulator, { clientId, grantType: 'refresh_token', refreshToken });
  expect(body.access_token).not.toBe(first);
});

test('rejects a missing token in the platform’s error format', async () => {
  const { status, body } = await send(createEmulator({ seed: 'empty' }), 'GET', CART);
  expect(status).toBe(401);
  expect(body).toEqual({
    message: 'The request has no access token. Send it in the Authorization header.',
    details: {
      applicationError: {
        code: 'UNAUTHENTICATED',
        description: 'The request has no access token. Send it in the Authorization header.',
        data: {},
      },
    },
  });
});

test('rejects forged tokens', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const { access_token: token } = await visitor(emulator);
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const claims = JSON.parse(new TextDecoder().decode(base64url.decode(payload))) as Record<string, unknown>;
  const richer = base64url.encode(JSON.stringify({ ...claims, tenant: 'other' }));
  const otherSecret = new Uint8Array(32);
  const forged = [
    'nonsense',
    `${header}.${richer}.${signature}`,
    `${header}.${payload}.`,
    new UnsecuredJWT(claims).encode(),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(otherSecret),
    await visitorToken(createEmulator({ seed: 'empty' })),
  ];
  for (const token of forged) expect(await readCart(emulator, token)).toBe(401);
});

test('rejects an expired token, which its refresh token replaces', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const tokens = await visitor(emulator);
  emulator.clock().advance(14_399_000);
  expect(await readCart(emulator, tokens.access_token)).toBe(404);
  emulator.clock().advance(2000);
  expect(await readCart(emulator, tokens.access_token)).toBe(401);
  const renewed = await getTokens(emulator, {
    clientId,
    grantType: 'refresh_token',
    refreshToken: tokens.refresh_token,
  });
  expect(renewed.body.refresh_token).toBe(tokens.refresh_token);
  expect(await readCart(emulator, renewed.body.access_token)).toBe(404);
});

test('rejects unknown refresh tokens and those of other clients as invalid_grant', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const foreign = await visitor(emulator, 'another-client');
  for (const refreshToken of ['unknown', foreign.refresh_token]) {
    const { status, body } = await getTokens(emulator, { clientId, grantType: 'refresh_token', refreshToken });
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
    expect(body).toMatchObject({ details: { applicationError: { code: 'invalid_grant' } } });
  }
});

test('with rotation, reuse of a refresh token revokes its whole session', async () => {
  const emulator = createEmulator({ seed: 'empty', rotateRefreshTokens: true });
  const first = await visitor(emulator);
  const renew = (refreshToken: string) => getTokens(emulator, { clientId, grantType: 'refresh_token', refreshToken });
  const second = (await renew(first.refresh_token)).body;
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await readCart(emulator, second.access_token)).toBe(404);
  expect((await renew(first.refresh_token)).status).toBe(400);
  expect(await readCart(emulator, second.access_token)).toBe(401);
  expect((await renew(second.refresh_token)).status).toBe(400);
});

test('exchanges a visitor’s token and an API key for a member’s tokens', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const memberId = await addMember(emulator);
  const { access_token: token } = await visitor(emulator);
  const body = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId };
  const result = await getTokens(emulator, body, { authorization: `${token},${DEMO_API_KEY}` });
  expect(result.status).toBe(200);
  expect(await readCart(emulator, result.body.access_token)).toBe(404);

  const withoutKey = await getTokens(emulator, body, { authorization: token });
  expect([withoutKey.status, withoutKey.body.error]).toEqual([401, 'invalid_client']);
  const stranger = { ...body, member_id: 'nobody' };
  const unknown = await getTokens(emulator, stranger, { authorization: `${token},${DEMO_API_KEY}` });
  expect([unknown.status, unknown.body.error]).toEqual([400, 'invalid_grant']);
});

test('rejects the token of a deleted member', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const memberId = await addMember(emulator);
  const { access_token: token } = await visitor(emulator);
  const body = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId };
  const member = await getTokens(emulator, body, { authorization: `${token},${DEMO_API_KEY}` });
  await emulator.reset();
  expect(await readCart(emulator, member.body.access_token)).toBe(401);
});

test('requires a site with an API key, and finds its tenant', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const read = async (headers: Record<string, string>) =>
    (await send(emulator, 'GET', CART, { headers: { authorization: DEMO_API_KEY, ...headers } })).status;
  expect(await read({ 'wix-site-id': DEMO_SITE_ID })).toBe(404);
  expect(await read({})).toBe(401);
  expect(await read({ 'wix-site-id': 'no site' })).toBe(401);
});

test('names the missing parameters of a token request', async () => {
  const emulator = createEmulator({ seed: 'empty', clients: [{ clientId: 'known' }] });
  const ask = async (body: object) => {
    const { status, body: result } = await getTokens(emulator, body);
    return [status, result.error];
  };
  expect(await ask({ grantType: 'anonymous' })).toEqual([400, 'invalid_request']);
  expect(await ask({ clientId: 'known' })).toEqual([400, 'invalid_request']);
  expect(await ask({ clientId: 'known', grantType: 'password' })).toEqual([400, 'unsupported_grant_type']);
  expect(await ask({ clientId: 'unknown', grantType: 'anonymous' })).toEqual([401, 'invalid_client']);
  expect(await ask({ clientId: 'known', grantType: 'refresh_token' })).toEqual([400, 'invalid_request']);
});

test('tokens stay valid after a restart with the same database', async () => {
  const database = memoryDatabase();
  const tokens = await visitor(createEmulator({ seed: 'empty', database }));
  const later = createEmulator({ seed: 'empty', database });
  expect(await readCart(later, tokens.access_token)).toBe(404);
  const renewed = await getTokens(later, { clientId, grantType: 'refresh_token', refreshToken: tokens.refresh_token });
  expect(renewed.status).toBe(200);
  expect(JSON.stringify(database.read())).not.toContain(tokens.refresh_token);
});
