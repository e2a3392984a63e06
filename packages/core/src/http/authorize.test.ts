import { describe, expect, test, vi } from 'vitest';
import { createClient, operation, type AuthStrategy } from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], { n?: number }>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });
const write = operation<[body?: object], object>({
  id: 'things.write',
  method: 'POST',
  path: '/v1/things',
  args: ['...body'],
});
const things = { read, write };

describe('authorization', () => {
  test('a 401 refreshes the session and replays the call once', async () => {
    const tokens = ['old', 'new'];
    const auth: AuthStrategy = {
      getAuthHeaders: () => Promise.resolve({ headers: { Authorization: tokens[0] ?? '' } }),
      handleUnauthorized: ({ Authorization }) => Promise.resolve(tokens.shift() === Authorization),
    };
    const { fetch, sent } = stubFetch(({ headers }) =>
      headers.get('authorization') === 'new' ? { n: 1 } : respond(401),
    );
    expect(await createClient({ modules: { things }, fetch, auth }).things.write({})).toEqual({ n: 1 });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['old', 'new']);
  });

  test('the strategy is notified of each response before its call ends', async () => {
    const events: string[] = [];
    const auth: AuthStrategy = {
      getAuthHeaders: () => Promise.resolve({ headers: {} }),
      handleResponse: () => void events.push('response'),
    };
    const { fetch } = stubFetch({ n: 1 });
    await createClient({ modules: { things }, fetch, auth }).things.read();
    expect([...events, 'end']).toEqual(['response', 'end']);
  });

  test.each<[string, number, object]>([
    ['without a code, as of a gateway', 2, {}],
    ['about the token', 2, { details: { applicationError: { code: 'UNAUTHENTICATED' } } }],
    ['about a password', 1, { details: { applicationError: { code: '-19976' } } }],
    ['about another token', 1, { details: { applicationError: { code: 'UNAUTHENTICATED_TOKEN' } } }],
  ])('a 401 %s makes %i attempts', async (_, attempts, body) => {
    const handleUnauthorized = vi.fn(() => Promise.resolve(true));
    const auth: AuthStrategy = { getAuthHeaders: () => Promise.resolve({ headers: {} }), handleUnauthorized };
    const { fetch } = stubFetch(respond(401, body));
    const call = createClient({ modules: { things }, fetch, auth }).things.read();
    await expect(call).rejects.toMatchObject({ status: 401, attempts });
    expect(handleUnauthorized).toHaveBeenCalledTimes(attempts - 1);
  });

  test('a 401 for an authorization header of the caller does not refresh the session', async () => {
    const handleUnauthorized = vi.fn(() => Promise.resolve(true));
    const auth: AuthStrategy = { getAuthHeaders: () => Promise.resolve({ headers: {} }), handleUnauthorized };
    const { fetch, sent } = stubFetch(respond(401));
    const call = createClient({ modules: { things }, fetch, auth }).things.read({ headers: { Authorization: 'own' } });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect([sent.length, handleUnauthorized.mock.calls]).toEqual([1, []]);
  });

  test('a second 401 is an error', async () => {
    const auth: AuthStrategy = {
      getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'x' } }),
      handleUnauthorized: () => Promise.resolve(true),
    };
    const { fetch, sent } = stubFetch(respond(401, { message: 'no' }));
    await expect(createClient({ modules: { things }, fetch, auth }).things.read()).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    });
    expect(sent).toHaveLength(2);
  });
});
