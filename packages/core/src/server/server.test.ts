import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { graphql } from '../graphql/index.js';
import { createClient, fetchWithAuth, operation, type AuthStrategy } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';
import { elevate, runWithClient } from './index.js';

const whoAmI = operation<[], { user: string | null }>({ id: 'who', method: 'GET', path: '/v1/who' });
const noContext = 'Wix context is not available. Make sure to initialize the Wix context before using SDK modules';

/** A client that the server identifies by its name. Its responses take some turns of the event loop. */
function openClient(name: string, turns = () => 0) {
  const { fetch } = stubFetch(async ({ headers }) => {
    for (let left = turns(); left > 0; left--) await turn();
    return { user: headers.get('authorization') };
  });
  const auth: AuthStrategy = { getAuthHeaders: async () => ({ headers: { Authorization: name } }) };
  return createClient({ fetch, auth, timeout: Infinity, attemptTimeout: Infinity });
}

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => (state = (state * 48_271) % 2_147_483_647) % sides;
}

describe('runWithClient', () => {
  const USERS = repetitions({ sample: 50, full: 500 });

  test('concurrent requests of many users use their own clients only', { timeout: 60_000 }, async () => {
    const roll = dice(7);
    let running = 0;
    let most = 0;
    const request = async (name: string) =>
      runWithClient(
        openClient(name, () => roll(4)),
        async () => {
          most = Math.max(most, ++running);
          const received = [(await whoAmI()).user];
          for (let left = roll(4); left > 0; left--) await turn();
          const more = await Promise.all([whoAmI(), Promise.resolve().then(() => whoAmI())]);
          running--;
          return [...received, ...more.map(({ user }) => user)];
        },
      );
    const names = Array.from({ length: USERS * 20 }, (_, index) => `user-${index % USERS}`);
    const observed = await Promise.all(names.map(request));
    expect(observed.filter((users, index) => users.some((user) => user !== names[index]))).toEqual([]);
    expect(most).toBeGreaterThan(USERS);
  });

  test('returns or throws the result of the function and ends with it', async () => {
    expect(runWithClient(openClient('a'), () => 5)).toBe(5);
    expect(() =>
      runWithClient(openClient('a'), () => {
        throw new Error('mine');
      }),
    ).toThrow('mine');
    expect(() => whoAmI()).toThrow(noContext);
  });

  test('a nested call uses its own client and restores the outer one', async () => {
    await runWithClient(openClient('outer'), async () => {
      expect(await runWithClient(openClient('inner'), () => whoAmI())).toEqual({ user: 'inner' });
      expect(await whoAmI()).toEqual({ user: 'outer' });
    });
  });

  test('enableContext within a request applies to that request only', async () => {
    await runWithClient(openClient('a'), async () => {
      openClient('b').enableContext('global');
      expect(await whoAmI()).toEqual({ user: 'b' });
    });
    expect(() => whoAmI()).toThrow(noContext);
  });

  test('all copies of the package share the request context', async () => {
    vi.resetModules();
    const copy = await import('./index.js');
    expect(await copy.runWithClient(openClient('a'), () => whoAmI())).toEqual({ user: 'a' });
    expect(await runWithClient(openClient('b'), () => copy.runWithClient(openClient('c'), () => whoAmI()))).toEqual({
      user: 'c',
    });
  });

  test('unbound graphql uses the client of the request', async () => {
    const { fetch, sent } = stubFetch({ data: { n: 1 } });
    expect(await runWithClient(createClient({ fetch }), () => graphql('{ n }'))).toEqual({ data: { n: 1 } });
    expect(sent).toHaveLength(1);
  });
});

describe('elevate', () => {
  test('throws without an elevated client and sends no request', () => {
    expect(() => elevate(whoAmI)()).toThrow('An elevated client is required');
    expect(() => runWithClient(openClient('member'), () => elevate(whoAmI)())).toThrow(
      expect.objectContaining({ kind: 'configuration', code: 'elevated_client_missing' }),
    );
  });

  test('only functions inside elevate use the elevated client', async () => {
    const both = async () => [(await whoAmI()).user, (await whoAmI()).user];
    await runWithClient(
      openClient('member'),
      async () => {
        expect(await Promise.all([whoAmI(), elevate(whoAmI)(), whoAmI()])).toEqual([
          { user: 'member' },
          { user: 'merchant' },
          { user: 'member' },
        ]);
        expect(await elevate(both)()).toEqual(['merchant', 'merchant']);
        expect(await elevate(async () => elevate(whoAmI)())()).toEqual({ user: 'merchant' });
      },
      { elevated: openClient('merchant') },
    );
  });

  test('passes the arguments', () => {
    const add = elevate((a: number, b: number) => a + b);
    expect(runWithClient(openClient('a'), () => add(2, 3), { elevated: openClient('b') })).toBe(5);
  });

  test('enableContext sets a global elevated client, which that of a request overrides', async () => {
    openClient('program').enableContext('global', { elevated: true });
    const elevated = elevate(whoAmI);
    expect(await elevated()).toEqual({ user: 'program' });
    expect(() => whoAmI()).toThrow(noContext);
    expect(await runWithClient(openClient('a'), () => elevated())).toEqual({ user: 'program' });
    expect(await runWithClient(openClient('a'), () => elevated(), { elevated: openClient('own') })).toEqual({
      user: 'own',
    });
  });
});

describe('unbound fetchWithAuth', () => {
  const user = async (response: Promise<Response>) => ((await (await response).json()) as { user: string }).user;

  test('uses the client of the request, the elevated client inside elevate, or the bound client', async () => {
    const [member, merchant, other] = [openClient('member'), openClient('merchant'), openClient('other')];
    await runWithClient(
      member,
      async () => {
        expect(await user(fetchWithAuth('/v1/who'))).toBe('member');
        expect(await user(elevate(fetchWithAuth)('/v1/who'))).toBe('merchant');
        expect(await user(other.use(fetchWithAuth)('/v1/who'))).toBe('other');
      },
      { elevated: merchant },
    );
  });

  test('throws without a client', async () => {
    await expect(fetchWithAuth('/v1/who')).rejects.toMatchObject({
      message: 'fetchWithAuth is not available in this context',
      kind: 'configuration',
      code: 'context_missing',
    });
  });
});
