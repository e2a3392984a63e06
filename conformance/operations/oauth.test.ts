import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { patience, runs } from '../harness/same-call.js';
import { freshTokens, official, ours, type AnyClient } from '../harness/sides.js';
import type { StubResponse } from '../harness/stub-fetch.js';

type Tokens = ReturnType<typeof freshTokens>;

const token = fc.stringMatching(/^[A-Za-z0-9._~+/=-]{1,40}$/);
const role = fc.constantFrom('none', 'visitor', 'member');
const grant = fc.record({
  access_token: token,
  refresh_token: token,
  expires_in: fc.integer({ min: 1, max: 100_000 }),
});
const refreshToken = fc.record({
  value: token,
  role: fc.constantFrom('visitor' as Tokens['refreshToken']['role'], 'member' as Tokens['refreshToken']['role']),
});

const expectSame = async (
  responses: readonly StubResponse[],
  call: (client: AnyClient) => unknown,
  tokens?: Tokens,
) => {
  const theirs = await capture(official, responses, call, { tokens });
  const own = await capture(ours, responses, call, { tokens });
  expect(theirs.error).toBeUndefined();
  expect(own.error).toBeUndefined();
  expect(own.sent).toEqual(theirs.sent);
  expect(own.value).toEqual(theirs.value);
  return theirs;
};

const property = <T extends unknown[]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  run: (...values: T) => Promise<unknown>,
) =>
  fc.assert(
    fc.asyncProperty(fc.tuple(...arbitraries), async (values) => {
      await run(...(values as T));
    }),
    { numRuns: runs },
  );

const expired = (tokens: Tokens): Tokens => ({ ...tokens, accessToken: { value: 'old', expiresAt: 1 } });
const withoutAccess = (tokens: Tokens): Tokens => ({ ...tokens, accessToken: { value: '', expiresAt: 0 } });

describe('OAuth strategy', { timeout: patience }, () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-02T03:04:05.678Z') }));
  afterEach(() => void vi.useRealTimers());

  test('generateVisitorTokens: same requests, equal values', async () => {
    await property([grant], async (json) => {
      const { sent } = await expectSame([{ json }], (client) => invoke(client, 'auth.generateVisitorTokens'));
      expect(sent[0]?.body).toMatchObject({ grantType: 'anonymous' });
    });
  });

  test('generateVisitorTokens with tokens at hand: same requests, equal values', async () => {
    await property([grant, refreshToken, fc.integer({ min: -10_000, max: 10_000 })], async (given, refresh, left) => {
      const json = { ...given, refresh_token: refresh.value };
      const accessToken = { value: 'known', expiresAt: Math.floor(Date.now() / 1000) + (left || 1) };
      await expectSame([{ json }], (client) =>
        invoke(client, 'auth.generateVisitorTokens', { accessToken, refreshToken: refresh }),
      );
      await expectSame([{ json }], (client) => invoke(client, 'auth.generateVisitorTokens', { refreshToken: refresh }));
    });
  });

  test('renewToken: same requests, equal values', async () => {
    await property([grant, refreshToken], async (given, refresh) => {
      const json = { ...given, refresh_token: refresh.value };
      const { sent } = await expectSame([{ json }], (client) => invoke(client, 'auth.renewToken', refresh));
      expect(sent[0]?.body).toMatchObject({ grantType: 'refresh_token', refreshToken: refresh.value });
    });
  });

  test('setTokens, getTokens, loggedIn: same requests, equal values', async () => {
    await property([token, token, role], async (access, refresh, name) => {
      const tokens: Tokens = {
        accessToken: { value: access, expiresAt: 2_000_000_000 },
        refreshToken: { value: refresh, role: name },
      };
      await expectSame([{}], (client) => {
        invoke(client, 'auth.setTokens', tokens);
        return [invoke(client, 'auth.getTokens'), invoke(client, 'auth.loggedIn')];
      });
    });
  });

  test('a call with an expired or empty access token refreshes first: same requests, equal values', async () => {
    await property([grant, fc.boolean()], async (json, isExpired) => {
      const tokens = (isExpired ? expired : withoutAccess)(freshTokens());
      const { sent } = await expectSame(
        [{ json }, { json: { cart: { id: 'c' } } }],
        (client) => invoke(client, 'currentCart.getCurrentCart'),
        tokens,
      );
      expect(sent.map(({ path }) => path)).toEqual(['/oauth2/token', '/ecom/v1/carts/current']);
    });
  });

  test('a call without tokens requests visitor tokens: same requests, equal values', async () => {
    await property([grant], async (json) => {
      const none = { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } } as Tokens;
      for (const tokens of [none]) {
        const { sent } = await expectSame(
          [{ json }, { json: {} }],
          (client) => invoke(client, 'currentCart.getCurrentCart'),
          tokens,
        );
        expect(sent[0]?.body).toMatchObject({ grantType: 'anonymous' });
        expect(sent[1]?.headers['authorization']).toBe(json.access_token.trim());
      }
    });
  });

  test('a rejected refresh falls back to visitor tokens: same requests, equal values', async () => {
    const refused: StubResponse = { status: 400, statusText: 'Bad Request', json: { error: 'invalid_grant' } };
    await property([grant], async (json) => {
      const { sent } = await expectSame(
        [refused, { json }, { json: {} }],
        (client) => invoke(client, 'currentCart.getCurrentCart'),
        expired(freshTokens()),
      );
      expect(sent.map(({ body }) => (body as { grantType?: string } | undefined)?.grantType)).toEqual([
        'refresh_token',
        'anonymous',
        undefined,
      ]);
    });
  });

  test('a rejected token request has the same message', async () => {
    const refused: StubResponse = {
      status: 400,
      statusText: 'Bad Request',
      json: { e: 1 },
      headers: { 'x-wix-request-id': 'req-1' },
    };
    for (const side of [official, ours]) {
      const { error } = await capture(side, refused, (client) => invoke(client, 'auth.generateVisitorTokens'));
      expect((error as Error).message).toMatch(
        /^Failed to fetch tokens from OAuth API: Bad Request. request id: req-1/,
      );
    }
  });

  test('both send the X-Wix-Consistent header of a response with later calls', async () => {
    const call = async (client: AnyClient) => {
      await invoke(client, 'currentCart.addToCurrentCart', {});
      await invoke(client, 'currentCart.getCurrentCart');
    };
    const { sent } = await expectSame([{ headers: { 'X-Wix-Consistent': 'c-1' }, json: {} }], call, freshTokens());
    expect(sent.map(({ headers }) => headers['x-wix-consistent'])).toEqual([undefined, 'c-1']);
  });
});
