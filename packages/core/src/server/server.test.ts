import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { graphql } from '../graphql/index.js';
import { createClient, fetchWithAuth, operation, type AuthStrategy } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';
import { elevate, runWithClient } from './index.js';

const whoAmI = operation<[], { user: string | null }>({ id: 'who', method: 'GET', path: '/v1/who' });
const noContext = 'Wix context is not available. Make sure to initialize the Wix context before using SDK modules';

/** A client that the server knows by its name. Its answers take some turns of the event loop, and no call is late. */
function clientOf(name: string, turns = () => 0) {
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

  test(
    'many users with 20 interleaved requests each: nobody sees the client of another',
    { timeout: 60_000 },
    async () => {
      const roll = dice(7);
      let running = 0;
      let most = 0;
      const request = async (name: string) =>
        runWithClient(
          clientOf(name, () => roll(4)),
          async () => {
            most = Math.max(most, ++running);
            const seen = [(await whoAmI()).user];
            for (let left = roll(4); left > 0; left--) await turn();
            const more = await Promise.all([whoAmI(), Promise.resolve().then(() => whoAmI())]);
            running--;
            return [...seen, ...more.map(({ user }) => user)];
          },
        );
      const names = Array.from({ length: USERS * 20 }, (_, index) => `user-${index % USERS}`);
      const seen = await Promise.all(names.map(request));
      expect(seen.filter((users, index) => users.some((user) => user !== names[index]))).toEqual([]);
      expect(most).toBeGreaterThan(USERS);
    },
  );

  test('it gives back what the function returns or throws, and ends with it', async () => {
    expect(runWithClient(clientOf('a'), () => 5)).toBe(5);
    expect(() =>
      runWithClient(clientOf('a'), () => {
        throw new Error('mine');
      }),
    ).toThrow('mine');
    expect(() => whoAmI()).toThrow(noContext);
  });

  test('a run within a run has its own client, and the outer one has its own again', async () => {
    await runWithClient(clientOf('outer'), async () => {
      expect(await runWithClient(clientOf('inner'), () => whoAmI())).toEqual({ user: 'inner' });
      expect(await whoAmI()).toEqual({ user: 'outer' });
    });
  });

  test('a context enabled within a request stays in that request', async () => {
    await runWithClient(clientOf('a'), async () => {
      clientOf('b').enableContext('global');
      expect(await whoAmI()).toEqual({ user: 'b' });
    });
    expect(() => whoAmI()).toThrow(noContext);
  });

  test('every copy of the package has the same request', async () => {
    vi.resetModules();
    const copy = await import('./index.js');
    expect(await copy.runWithClient(clientOf('a'), () => whoAmI())).toEqual({ user: 'a' });
    expect(await runWithClient(clientOf('b'), () => copy.runWithClient(clientOf('c'), () => whoAmI()))).toEqual({
      user: 'c',
    });
  });

  test('GraphQL uses the client of the request', async () => {
    const { fetch, sent } = stubFetch({ data: { n: 1 } });
    expect(await runWithClient(createClient({ fetch }), () => graphql('{ n }'))).toEqual({ data: { n: 1 } });
    expect(sent).toHaveLength(1);
  });
});

describe('elevate', () => {
  test('without an elevated client it fails, and nothing is sent', () => {
    expect(() => elevate(whoAmI)()).toThrow('An elevated client is required');
    expect(() => runWithClient(clientOf('member'), () => elevate(whoAmI)())).toThrow(
      expect.objectContaining({ kind: 'configuration', code: 'elevated_client_missing' }),
    );
  });

  test('the elevated client runs what is elevated, and only that', async () => {
    const both = async () => [(await whoAmI()).user, (await whoAmI()).user];
    await runWithClient(
      clientOf('member'),
      async () => {
        expect(await Promise.all([whoAmI(), elevate(whoAmI)(), whoAmI()])).toEqual([
          { user: 'member' },
          { user: 'merchant' },
          { user: 'member' },
        ]);
        expect(await elevate(both)()).toEqual(['merchant', 'merchant']);
        expect(await elevate(async () => elevate(whoAmI)())()).toEqual({ user: 'merchant' });
      },
      { elevated: clientOf('merchant') },
    );
  });

  test('it hands over the arguments', () => {
    const add = elevate((a: number, b: number) => a + b);
    expect(runWithClient(clientOf('a'), () => add(2, 3), { elevated: clientOf('b') })).toBe(5);
  });

  test('enableContext gives the program an elevated client, and one of the request comes before it', async () => {
    clientOf('program').enableContext('global', { elevated: true });
    const elevated = elevate(whoAmI);
    expect(await elevated()).toEqual({ user: 'program' });
    expect(() => whoAmI()).toThrow(noContext);
    expect(await runWithClient(clientOf('a'), () => elevated())).toEqual({ user: 'program' });
    expect(await runWithClient(clientOf('a'), () => elevated(), { elevated: clientOf('own') })).toEqual({
      user: 'own',
    });
  });
});

describe('fetchWithAuth, called alone', () => {
  const user = async (response: Promise<Response>) => ((await (await response).json()) as { user: string }).user;

  test('it has the client of the request, elevated where it is elevated, or the one that it is bound to', async () => {
    const [member, merchant, other] = [clientOf('member'), clientOf('merchant'), clientOf('other')];
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

  test('without a client it is not available', async () => {
    await expect(fetchWithAuth('/v1/who')).rejects.toMatchObject({
      message: 'fetchWithAuth is not available in this context',
      kind: 'configuration',
      code: 'context_missing',
    });
  });
});
