import { expect, test } from 'vitest';
import { createClient, fetchWithAuth, operation, type AuthStrategy } from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });
const write = operation<[body: object], object>({
  id: 'things.write',
  method: 'POST',
  path: '/v1/things',
  args: ['...body'],
});
const things = { read, write };

test('does not modify the headers passed by the caller', async () => {
  const { fetch } = stubFetch(respond(200, {}, { 'x-wix-consistent': 'c1' }), respond(200, {}));
  const authorization = { headers: { Authorization: 'secret' } };
  const [own, ofCall, ofFetch] = [{ 'x-own': '1' }, { 'x-call': '1' }, new Headers({ 'x-fetch': '1' })];
  const auth: AuthStrategy = { getAuthHeaders: () => Promise.resolve(authorization) };
  const client = createClient({ modules: { things }, fetch, auth, headers: own });
  await client.things.write({}, { headers: ofCall });
  await client.things.read({ headers: ofCall });
  await client.use(fetchWithAuth)('/v1/more', { headers: ofFetch });
  expect([own, ofCall, [...ofFetch], authorization]).toEqual([
    { 'x-own': '1' },
    { 'x-call': '1' },
    [['x-fetch', '1']],
    { headers: { Authorization: 'secret' } },
  ]);
});
