import { createClient } from '@cartwright/core';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieStorage, keyValueStorage, OAuthStrategy, webStorage, type TokenStorage } from '../index.js';
import { strategy, strictPlatform } from '../testing/strict-platform.js';

afterEach(() => vi.unstubAllGlobals());

describe('arbitrary values as tokens', () => {
  const junk = fc.oneof(
    fc.constantFrom<unknown>({}, 'abc', [], null, undefined, 7, { refreshToken: undefined }, { accessToken: null }),
    fc.jsonValue(),
    fc.record({ accessToken: fc.jsonValue(), refreshToken: fc.jsonValue() }, { requiredKeys: [] }),
    fc.record(
      {
        accessToken: fc.record(
          { value: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()), expiresAt: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        refreshToken: fc.record(
          {
            value: fc.oneof(fc.string({ unit: 'grapheme' }), fc.jsonValue()),
            role: fc.oneof(fc.constantFrom('none', 'visitor', 'member'), fc.jsonValue()),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    ),
  );

  /** Ways in which arbitrary values can become a session. */
  const ways: [string, (value: unknown) => { storage?: TokenStorage; tokens?: unknown; set?: unknown }][] = [
    ['the option', (value) => ({ tokens: value })],
    ['setTokens', (value) => ({ set: value })],
    [
      'a storage of one’s own',
      (value) => ({ storage: { getTokens: () => value as never, setTokens: () => undefined } }),
    ],
    [
      'keyValueStorage',
      (value) => ({ storage: keyValueStorage({ getItem: () => value, setItem: () => undefined }, 'session') }),
    ],
    [
      'webStorage',
      (value) => {
        const text = JSON.stringify(value) ?? '';
        vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined });
        return { storage: webStorage() };
      },
    ],
    [
      'cookieStorage',
      (value) => {
        vi.stubGlobal('location', { protocol: 'https:' });
        vi.stubGlobal('document', { cookie: `cartwright.session=${JSON.stringify(value)}` });
        return { storage: cookieStorage() };
      },
    ],
  ];

  test.each(ways)('%s: calls succeed, with the given access token if it is valid', async (_, way) => {
    await fc.assert(
      fc.asyncProperty(junk, async (value) => {
        const { storage, tokens: given, set } = way(value);
        const { fetch, used } = strictPlatform();
        const { auth } = createClient({
          auth: OAuthStrategy({
            clientId: 'CID',
            ...(storage ? { tokenStorage: storage } : { tokens: given as object }),
          }),
          fetch,
        });
        if (set !== undefined) auth.setTokens(set as object);
        expect(() => JSON.stringify([auth.getTokens(), auth.loggedIn(), auth.getActiveToken()])).not.toThrow();
        const { headers } = await auth.getAuthHeaders();
        expect(headers['Authorization']).toMatch(/^[ -~]+$/);
        expect(new Headers(headers).has('authorization')).toBe(true);
        expect(['visitor', 'member', 'none']).toContain(auth.getTokens().refreshToken.role);
        const { accessToken } = await auth.generateVisitorTokens(value as object);
        expect(used.filter((token: unknown) => typeof token !== 'string')).toEqual([]);
        expect(accessToken.value).toMatch(/^[ -~]+$/);
      }),
    );
  });

  test.each(ways.filter(([name]) => name !== 'cookieStorage'))(
    '%s: a refresh token alone is used with its role',
    async (_, way) => {
      for (const role of ['member', 'visitor'] as const) {
        const { storage, tokens: given, set } = way({ refreshToken: { value: 'R', role } });
        const { fetch, used } = strictPlatform();
        const auth = storage
          ? strategy(fetch, storage)
          : createClient({ auth: OAuthStrategy({ clientId: 'CID', tokens: given as object }), fetch }).auth;
        if (set) auth.setTokens(set);
        expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
        expect(used).toEqual(['R']);
        expect(auth.loggedIn()).toBe(role === 'member');
      }
    },
  );

  test('generateVisitorTokens accepts undefined parts', async () => {
    const { fetch, used } = strictPlatform();
    const { auth } = createClient({ auth: OAuthStrategy({ clientId: 'CID' }), fetch });
    await auth.generateVisitorTokens({ refreshToken: undefined });
    await auth.generateVisitorTokens({ accessToken: undefined, refreshToken: { value: 'R', role: 'visitor' } });
    expect(used).toEqual(['R']);
  });
});
