import { describe, expect, test } from 'vitest';
import { createClient, fetchWithAuth, observe, operation, type AuthStrategy, type HeadersInput } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

const write = operation<[body?: object], object>({
  id: 'things.write',
  method: 'POST',
  path: '/v1/things',
  args: ['...body'],
});
const things = { write };
const auth: AuthStrategy = {
  getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'session', 'wix-site-id': 'site' } }),
};

/** Creates a client whose `fetch` records the headers of its requests. */
function connect(options: { headers?: HeadersInput; auth?: AuthStrategy } = {}) {
  const given: Record<string, string>[] = [];
  const fetch: typeof globalThis.fetch = (_, init) => {
    given.push(init?.headers as Record<string, string>);
    return Promise.resolve(Response.json({}));
  };
  return { client: createClient({ modules: { things }, fetch, ...options }), given };
}

/** A header in every type that `fetch` accepts. */
const forms = (name: string, value: string): [string, HeadersInput][] => [
  ['a record', { [name]: value }],
  ['tuples', [[name, value]]],
  ['a Headers instance', new Headers({ [name]: value })],
];

describe.each(['x-store', 'X-Store', 'X-STORE'])('the header %s', (name) => {
  test.each(forms(name, 'call'))('of a call, as %s, replaces that of the client', async (_, headers) => {
    const { client, given } = connect({ headers: { 'X-Store': 'client', 'x-other': '1' } });
    await client.things.write({}, { headers });
    await client.use(fetchWithAuth)('/v1/things', { headers: headers as HeadersInit });
    expect(given).toEqual([
      { 'content-type': 'application/json', 'x-store': 'call', 'x-other': '1' },
      { 'x-store': 'call', 'x-other': '1' },
    ]);
  });

  test.each(forms(name, 'client'))('of a client, as %s, is sent, and setHeaders replaces it', async (_, headers) => {
    const { client, given } = connect({ headers });
    await client.things.write();
    client.setHeaders(new Headers({ 'x-sTORE': 'later' }));
    await client.things.write();
    expect(given.map((one) => one['x-store'])).toEqual(['client', 'later']);
  });
});

test.each(['content-type', 'Content-Type'])('%s of a call replaces the default', async (name) => {
  const { client, given } = connect();
  await client.things.write({}, { headers: { [name]: 'application/vnd.shop+json' } });
  expect(given).toEqual([{ 'content-type': 'application/vnd.shop+json' }]);
});

test('an undefined header is not sent and does not remove the client’s', async () => {
  const { client, given } = connect({ headers: { 'x-store': 'client' } });
  await client.things.write({}, { headers: { 'X-Store': undefined, 'x-more': undefined } });
  expect(given).toEqual([{ 'content-type': 'application/json', 'x-store': 'client' }]);
});

test('joins repeated names in tuples, as fetch does', async () => {
  const { client, given } = connect();
  const headers: HeadersInput = [
    ['X-Store', 'a'],
    ['x-store', 'b'],
  ];
  await client.things.write({}, { headers });
  expect(given[0]?.['x-store']).toBe('a, b');
});

describe('authorization of the session', () => {
  test.each(['authorization', 'Authorization'])('wins over %s of the client and of hooks', async (name) => {
    const { fetch, sent } = stubFetch({});
    const observer = observe({ onRequest: () => ({ [name]: 'hook' }) });
    const client = createClient({ modules: { things }, fetch, auth, observer, headers: { [name]: 'client' } });
    client.setHeaders({ [name]: 'set' });
    await client.things.write();
    await client.use(fetchWithAuth)('/v1/things');
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['session', 'session']);
  });

  test.each(forms('authorization', 'own'))(
    'is replaced by an authorization header of the call, as %s',
    async (_, headers) => {
      const { client, given } = connect({ auth });
      await client.things.write({}, { headers });
      await client.use(fetchWithAuth)('/v1/things', { headers: headers as HeadersInit });
      expect(given).toEqual([
        { 'content-type': 'application/json', authorization: 'own', 'wix-site-id': 'site' },
        { authorization: 'own', 'wix-site-id': 'site' },
      ]);
    },
  );
});

describe('headers that HTTP cannot carry', () => {
  const bad: [string, string, HeadersInput][] = [
    ['a value beyond Latin-1', '"headers.x-snow" must be a header in Latin-1', { 'x-snow': 'canary ☃' }],
    ['a value of two lines', '"headers.x-snow" must be a header in Latin-1', { 'x-snow': 'canary\r\nx-evil: 1' }],
    ['a name with a space', '"headers.x snow" must be a header in Latin-1', { 'x snow': 'canary' }],
    ['no headers at all', '"headers" must be headers in Latin-1', 'canary' as never],
  ];

  test.each(bad)('%s is rejected before sending', async (_, message, headers) => {
    const { client, given } = connect();
    const refused = { kind: 'validation', code: 'invalid_argument', message };
    await expect(client.things.write({}, { headers })).rejects.toMatchObject(refused);
    await expect(client.use(fetchWithAuth)('/v1', { headers: headers as HeadersInit })).rejects.toMatchObject(refused);
    expect(() => client.setHeaders(headers)).toThrow(message);
    expect(() => createClient({ headers })).toThrow(message);
    expect(given).toEqual([]);
  });

  test('a token outside Latin-1 is rejected before sending, and not shown', async () => {
    const snow: AuthStrategy = { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'canary ☃' } }) };
    const { client, given } = connect({ auth: snow });
    const refused = { code: 'invalid_argument', message: '"headers.Authorization" must be a header in Latin-1' };
    await expect(client.things.write()).rejects.toMatchObject(refused);
    await expect(client.use(fetchWithAuth)('/v1/things')).rejects.toMatchObject(refused);
    expect(given).toEqual([]);
  });

  test('Latin-1 values are sent unchanged', async () => {
    const { client, given } = connect();
    await client.things.write({}, { headers: { 'x-name': 'Grüße' } });
    expect(given[0]?.['x-name']).toBe('Grüße');
  });
});
