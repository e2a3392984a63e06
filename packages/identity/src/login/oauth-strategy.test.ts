import { createClient, operation } from '@cartwright/core';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OAuthStrategy, redirects, SessionRefreshError, TokenRole, type Tokens, type TokenStorage } from '../index.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things' });
const things = { read };

interface TokenCall {
  clientId: string;
  grantType: string;
  refreshToken?: string;
}

const member: Tokens = { accessToken: { value: 'old', expiresAt: 1 }, refreshToken: { value: 'R1', role: 'member' } };

/** A platform that issues numbered tokens, and refuses calls with any but the last. */
function platform(
  token: (call: TokenCall, count: number) => object | Response | Promise<object | Response> = (_, count) =>
    issued(count),
) {
  const tokenCalls: TokenCall[] = [];
  const calls: (string | null)[] = [];
  const hosts: string[] = [];
  const refused = new Set<string>();
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input));
    hosts.push(url.host);
    if (url.pathname === '/oauth2/token') {
      const call = JSON.parse(String(init?.body as string)) as TokenCall;
      tokenCalls.push(call);
      const response = await token(call, tokenCalls.length);
      return response instanceof Response ? response : Response.json(response);
    }
    const authorization = new Headers(init?.headers).get('authorization');
    calls.push(authorization);
    return authorization && refused.has(authorization) ? new Response('{}', { status: 401 }) : Response.json({});
  };
  return { fetch, tokenCalls, calls, hosts, refused };
}

const issued = (count: number, more: object = {}) => ({
  access_token: `A${count}`,
  refresh_token: `R${count}`,
  expires_in: 14_400,
  ...more,
});

const refusal = (status = 400) =>
  Response.json(
    { error: 'invalid_grant' },
    { status, statusText: 'Bad Request', headers: { 'x-wix-request-id': 'request-1' } },
  );

const connect = (fetch: typeof globalThis.fetch, tokens?: Tokens, tokenStorage?: TokenStorage) =>
  createClient({
    auth: OAuthStrategy({ clientId: 'CID', ...(tokens && { tokens }), ...(tokenStorage && { tokenStorage }) }),
    fetch,
    modules: { things },
  });

afterEach(() => vi.useRealTimers());

async function settled<T>(call: Promise<T>): Promise<T> {
  call.catch(() => undefined);
  await vi.runAllTimersAsync();
  return call;
}

describe('visitor sessions', () => {
  test('are requested on first use with the documented body, and used on the CDN host', async () => {
    const { fetch, tokenCalls, calls, hosts } = platform();
    const client = connect(fetch);
    expect(client.auth.getTokens()).toEqual({
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: '', role: 'none' },
    });
    await client.things.read();
    await client.things.read();
    expect(tokenCalls).toEqual([{ clientId: 'CID', grantType: 'anonymous' }]);
    expect(calls).toEqual(['A1', 'A1']);
    expect(hosts).toEqual(['www.wixapis.com', 'edge.wixapis.com', 'edge.wixapis.com']);
    expect(client.auth.getTokens().refreshToken).toEqual({ value: 'R1', role: TokenRole.VISITOR });
    expect(client.auth.loggedIn()).toBe(false);
  });

  test('generateVisitorTokens returns tokens without changing the session', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { fetch } = platform();
    const client = connect(fetch);
    expect(await client.auth.generateVisitorTokens()).toEqual({
      accessToken: { value: 'A1', expiresAt: 1000 + 14_400 },
      refreshToken: { value: 'R1', role: 'visitor' },
    });
    expect(client.auth.getTokens().accessToken.value).toBe('');
  });

  test('generateVisitorTokens returns valid tokens and refreshes expired ones with their role', async () => {
    const { fetch, tokenCalls } = platform();
    const client = connect(fetch);
    const fresh: Tokens = {
      accessToken: { value: 'A', expiresAt: Date.now() / 1000 + 60 },
      refreshToken: { value: 'R', role: 'visitor' },
    };
    expect(await client.auth.generateVisitorTokens(fresh)).toEqual(fresh);
    const renewed = await client.auth.generateVisitorTokens({ refreshToken: { value: 'R', role: 'member' } });
    expect(tokenCalls).toEqual([{ clientId: 'CID', refreshToken: 'R', grantType: 'refresh_token' }]);
    expect(renewed.refreshToken.role).toBe('member');
  });

  test('rejects an empty client ID', () => {
    expect(() => OAuthStrategy({ clientId: ' ' })).toThrow(/"clientId" must be/);
  });
});

describe('refresh', () => {
  test.each([1, 2, 50, 1000])('refreshes once for %i concurrent calls', async (count) => {
    const { fetch, tokenCalls, calls } = platform();
    const client = connect(fetch, member);
    await Promise.all(Array.from({ length: count }, () => client.things.read()));
    expect(tokenCalls).toEqual([{ clientId: 'CID', refreshToken: 'R1', grantType: 'refresh_token' }]);
    expect(new Set(calls)).toEqual(new Set(['A1']));
    expect(client.auth.loggedIn()).toBe(true);
  });

  test('stores a rotated refresh token, and keeps the old one otherwise', async () => {
    const { fetch } = platform((_, count) => (count === 1 ? issued(7) : { access_token: 'A8', expires_in: 60 }));
    const client = connect(fetch);
    expect((await client.auth.renewToken({ value: 'R1', role: 'member' })).refreshToken).toEqual({
      value: 'R7',
      role: 'member',
    });
    expect((await client.auth.renewToken({ value: 'R7', role: 'member' })).refreshToken).toEqual({
      value: 'R7',
      role: 'member',
    });
  });

  test('an empty refresh token starts a visitor session', async () => {
    const { fetch, tokenCalls } = platform(() => refusal());
    const renewal = connect(fetch).auth.renewToken({ value: '', role: 'member' });
    await expect(renewal).rejects.toMatchObject({ status: 400 });
    expect(tokenCalls).toEqual([{ clientId: 'CID', refreshToken: '', grantType: 'refresh_token' }]);
  });

  const platformError = (code: string) => ({ message: '', details: { applicationError: { code, description: '' } } });

  test.each([
    ...[400, 401, 403].map((status): [number, object] => [status, { error: 'invalid_grant' }]),
    [400, { error: 'invalid_token', error_description: 'revoked' }],
    [400, platformError('invalid_grant')],
    [403, platformError('INVALID_GRANT')],
  ] as const)('a refresh refused with %i %j starts a visitor session', async (status, body) => {
    const { fetch, tokenCalls } = platform((call, count) =>
      call.grantType === 'anonymous' ? issued(count) : Response.json(body, { status }),
    );
    const client = connect(fetch, member);
    await client.things.read();
    expect(tokenCalls.map(({ grantType }) => grantType)).toEqual(['refresh_token', 'anonymous']);
    expect(client.auth.getTokens().refreshToken.role).toBe('visitor');
  });

  test.each([
    ['503', () => new Response('', { status: 503 })],
    ['429', () => new Response('', { status: 429 })],
    ['HTML', () => new Response('<html>')],
    ['no token', () => ({ expires_in: 1 })],
    ...[400, 401, 403].flatMap((status): [string, () => Response][] => [
      [`${status} of a firewall`, () => new Response('<html>Blocked', { status })],
      [`${status} empty`, () => new Response(null, { status })],
      [`${status} with a list`, () => Response.json([{ error: 'invalid_grant' }], { status })],
      ...[
        {},
        { message: 'Forbidden' },
        { message: 'invalid_grant' },
        { error: null, details: 'invalid_grant' },
        { error: { code: 'invalid_grant' } },
        platformError('PERMISSION_DENIED'),
        ...['temporarily_unavailable', 'slow_down', 'server_error', 'invalid_request', 'invalid_client'].map(
          (error) => ({ error }),
        ),
      ].map((body): [string, () => Response] => [
        `${status} ${JSON.stringify(body)}`,
        () => Response.json(body, { status }),
      ]),
    ]),
    ['a captive portal', () => new Response('', { status: 302, headers: { location: 'https://portal.example/' } })],
    ['404 JSON', () => Response.json({ error: 'not_found' }, { status: 404 })],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('an unavailable platform (%s) keeps the member session', async (_, token) => {
    vi.useFakeTimers({ now: 2_000_000 });
    const { fetch, tokenCalls } = platform(token);
    const client = connect(fetch, member);
    const error: unknown = await settled(client.things.read()).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(SessionRefreshError);
    expect(client.auth.getTokens()).toEqual(member);
    expect(client.auth.loggedIn()).toBe(true);
    expect(new Set(tokenCalls.map(({ grantType }) => grantType))).toEqual(new Set(['refresh_token']));
  });

  test('concurrent calls share a failed refresh, and a call a second later retries', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let isDown = true;
    const { fetch, tokenCalls } = platform((_, count) => (isDown ? new Response('<html>') : issued(count)));
    const client = connect(fetch, member);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => client.things.read()));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tokenCalls).toHaveLength(1);
    isDown = false;
    vi.setSystemTime(Date.now() + 1000);
    await client.things.read();
    expect(client.auth.getTokens().accessToken.value).toBe('A2');
  });

  test.each([undefined, null, 0, -1, NaN, 'nonsense', {}, '1e999', 1e12])(
    'a token with the lifetime %j is used once',
    async (expires_in) => {
      const { fetch, tokenCalls } = platform((_, count) => ({ ...issued(count), expires_in }));
      const client = connect(fetch, member);
      await client.things.read();
      await client.things.read();
      expect(tokenCalls).toHaveLength(2);
    },
  );

  test('a rejected access token is refreshed once and the call replayed', async () => {
    const { fetch, tokenCalls, calls, refused } = platform();
    const fresh: Tokens = { ...member, accessToken: { value: 'revoked', expiresAt: Date.now() / 1000 + 600 } };
    refused.add('revoked');
    const client = connect(fetch, fresh);
    await Promise.all([client.things.read(), client.things.read(), client.things.read()]);
    expect(tokenCalls).toHaveLength(1);
    expect(calls.filter((value) => value === 'A1')).toHaveLength(3);
  });

  test('a refused visitor session says that the client ID was refused', async () => {
    const { fetch } = platform(() => refusal());
    const client = connect(fetch);
    await expect(client.auth.generateVisitorTokens()).rejects.toThrow(
      'request id: request-1. The client ID was refused: check it with "npx @cartwright/cli doctor"',
    );
  });

  test('a failed token call reports status text and request ID, and no token', async () => {
    const { fetch } = platform(() => refusal());
    const error = await connect(fetch)
      .auth.renewToken({ value: 'canary', role: 'member' })
      .catch((e: unknown) => e as Error);
    expect(error).toMatchObject({
      message: 'Failed to fetch tokens from OAuth API: Bad Request. request id: request-1',
      status: 400,
    });
    expect(JSON.stringify(error) + String(error)).not.toContain('canary');
  });

  test('property: the last session set wins over concurrent refreshes', async () => {
    type Step = 'read' | 'set' | 'clear';
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom<Step>('read', 'set', 'clear'), { maxLength: 8 }),
        async (scheduler, steps) => {
          const { fetch } = platform((_, count) => scheduler.schedule(Promise.resolve(issued(count + 100))));
          const client = connect(fetch, member);
          let expected: string | undefined;
          const calls: Promise<unknown>[] = [];
          const script = scheduler.scheduleSequence(
            steps.map((step, index) => () => {
              if (step === 'read') calls.push(client.things.read());
              else {
                const role = step === 'set' ? TokenRole.MEMBER : TokenRole.NONE;
                expected = `set${index}`;
                client.auth.setTokens({
                  accessToken: { value: expected, expiresAt: Date.now() / 1000 + 600 },
                  refreshToken: { value: expected, role },
                });
              }
              return Promise.resolve();
            }),
          );
          await scheduler.waitFor(script.task);
          await scheduler.waitFor(Promise.all(calls));
          if (expected) expect(client.auth.getTokens().accessToken.value).toBe(expected);
        },
      ),
    );
  });
});

test('a custom storage holds the session', async () => {
  const { fetch } = platform();
  let stored: Tokens | undefined;
  const storage: TokenStorage = { getTokens: () => stored, setTokens: (tokens) => void (stored = tokens) };
  await connect(fetch, undefined, storage).things.read();
  expect(stored?.refreshToken).toEqual({ value: 'R1', role: 'visitor' });
});

test('two clients in one process share nothing', async () => {
  const { fetch } = platform();
  const [one, other] = [connect(fetch), connect(fetch)];
  await Promise.all([one.things.read(), other.things.read()]);
  expect(one.auth.getTokens().accessToken.value).not.toBe(other.auth.getTokens().accessToken.value);
});

test('createRedirectSession sends its options unchanged and returns the whole response', async () => {
  let body: unknown;
  const client = createClient({
    modules: { redirects },
    fetch: (_, init) => {
      body = JSON.parse(String(init?.body as string));
      return Promise.resolve(Response.json({ redirectSession: { id: 's1', fullUrl: 'https://full' } }));
    },
  });
  const options = { ecomCheckout: { checkoutId: 'c1' }, callbacks: { postFlowUrl: 'https://shop.example' } };
  expect(await client.redirects.createRedirectSession(options)).toEqual({
    redirectSession: { _id: 's1', fullUrl: 'https://full' },
  });
  expect(body).toEqual(options);
});
