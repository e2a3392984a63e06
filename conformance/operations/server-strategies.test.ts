import * as ours from '@cartwright/identity/server';
import * as official from '@wix/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../harness/same-call.js';
import { publicKey, signedToken } from '../harness/signed-token.js';
import { bothApps, type AppOptions } from '../harness/app-sides.js';

const app = { appId: 'APP', appSecret: 'SECRET' };
const text = fc.stringMatching(/^[\w.~+/=-]{1,30}$/);
const grant = fc.record({ access_token: text, refresh_token: text, expires_in: fc.integer({ min: 1, max: 9999 }) });

const expectSame = async (...args: Parameters<typeof bothApps>) => {
  const { theirs, own, theirValue, ownValue } = await bothApps(...args);
  expect(own).toEqual(theirs);
  expect(ownValue).toEqual(theirValue);
  return own;
};

const sources: [string, Partial<AppOptions>][] = [
  ['instance', { instanceId: 'I' }],
  ['refresh token', { refreshToken: 'R' }],
  ['access token', { accessToken: 'T' }],
];

describe('AppStrategy', () => {
  test('has every method of the official one', () => {
    const methods = Object.keys(official.AppStrategy(app));
    expect(Object.keys(ours.AppStrategy(app))).toEqual(expect.arrayContaining(methods));
  });

  test('getInstallUrl: the same URL', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.webUrl(),
        fc.option(fc.string()),
        fc.option(fc.string()),
        async (redirectUrl, state, token) => {
          const options = { redirectUrl, ...(state !== null && { state }), ...(token !== null && { token }) };
          await expectSame(app, [], (strategy) => strategy.getInstallUrl(options));
        },
      ),
      { numRuns: runs },
    );
  });

  test('handleOAuthCallback: the same request, an equal value', async () => {
    await fc.assert(
      fc.asyncProperty(grant, text, text, text, async (json, code, instanceId, state) => {
        const url = `https://app.example/?${new URLSearchParams({ code, instanceId, state })}`;
        const sent = await expectSame(app, [{ json }], (strategy) => strategy.handleOAuthCallback(url, { state }));
        expect(sent).toHaveLength(1);
      }),
      { numRuns: runs },
    );
  });

  test.each(sources)('getAuthHeaders for an %s: the same request, equal headers', async (_, source) => {
    await fc.assert(
      fc.asyncProperty(grant, async (json) => {
        const sent = await expectSame({ ...app, ...source }, [{ json }], (strategy) => strategy.getAuthHeaders());
        expect(sent).toHaveLength(1);
      }),
      { numRuns: runs },
    );
  });

  test('elevated: the same requests, equal headers', async () => {
    const results = [
      { json: { active: true, clientId: 'APP', instanceId: 'I' } },
      { json: { access_token: 'A', expires_in: 300 } },
    ];
    const sent = await expectSame({ ...app, accessToken: 'T' }, results, async (strategy) =>
      (await strategy.elevated()).getAuthHeaders(),
    );
    expect(sent).toHaveLength(2);
  });

  test.each(sources.slice(1))(
    'getTokenInfo and getActiveToken for an %s: the same request, equal values',
    async (_, source) => {
      const info = { active: true, subjectType: 'APP', subjectId: 'S', clientId: 'APP' };
      const options = { ...app, ...source };
      const sent = await expectSame(options, [{ json: info }], (strategy) => strategy.getTokenInfo());
      expect(sent).toHaveLength(1);
      await expectSame(options, [], (strategy) => strategy.getActiveToken());
    },
  );

  test('decodeJWT: the same value', async () => {
    const token = signedToken({ data: { hello: ['world'] }, iss: 'wix.com', aud: 'APP' });
    for (const key of [publicKey, btoa(publicKey)]) {
      for (const verifyCallerClaims of [true, false]) {
        await expectSame({ ...app, publicKey: key }, [], (strategy) => strategy.decodeJWT(token, verifyCallerClaims));
      }
    }
  });
});

describe('ApiKeyStrategy', () => {
  test('the same headers, after every change of site and account', async () => {
    const id = fc.option(text, { nil: undefined });
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.array(fc.tuple(fc.boolean(), id), { maxLength: 5 }),
        async (apiKey, siteId, steps) => {
          const strategies = [
            official.ApiKeyStrategy({ apiKey, siteId }),
            ours.ApiKeyStrategy({ apiKey, siteId }),
          ] as const;
          for (const strategy of strategies) {
            for (const [isSite, value] of steps) strategy[isSite ? 'setSiteId' : 'setAccountId'](value);
          }
          const [theirs, own] = await Promise.all(
            strategies.map(async (one) => (await one.getAuthHeaders(undefined as never)).headers),
          );
          expect(own).toEqual(theirs);
        },
      ),
      { numRuns: runs },
    );
  });
});
