import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createClient, isApiError, isCartwrightError, observe, operation } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

const update = operation<[id: string, changes: object], object>({
  id: 'things.update',
  method: 'PATCH',
  path: '/v1/things/{thing.id}',
  args: ['thing._id', 'thing'],
});

/** Everything that logs show of an error, including its cause. */
const shown = (error: Error): string =>
  [
    error.message,
    error.stack,
    String(error),
    JSON.stringify(error),
    inspect(error, { depth: 9, showHidden: true }),
  ].join();

const results = {
  refused: () => Response.json({ message: 'no' }, { status: 400 }),
  invalid: () =>
    Response.json({ details: { validationError: { fieldViolations: [{ field: 'thing.name' }] } } }, { status: 400 }),
  broken: () => new Response('<html>', { status: 502 }),
  unreadable: () => new Response('[', { status: 200 }),
  unexpected: (secret: string) => Response.json({ access_token: secret }, { status: 201 }),
  unreachable: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
};

test('no token, header, argument or body appears in an error', async () => {
  const canary = fc.uuid().map((id) => `canary-${id}`);
  await fc.assert(
    fc.asyncProperty(canary, fc.constantFrom(...Object.values(results)), async (secret, response) => {
      const { fetch } = stubFetch(() => response(secret));
      const client = createClient({
        fetch,
        modules: { things: { update } },
        headers: { 'x-secret': secret },
        auth: { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: secret } }) },
      });
      const error: unknown = await client.things
        .update(secret, { name: secret }, { retry: false, headers: { 'x-call': secret } })
        .catch((e: unknown) => e);
      if (!isCartwrightError(error)) throw new Error('not ours', { cause: error });
      expect(shown(error)).not.toContain('canary');
    }),
  );
});

test('redacts the authorization in an echoed request ID, status text and body', async () => {
  const onResponse = vi.fn();
  const canary = fc.uuid().map((id) => `canary-${id}`);
  await fc.assert(
    fc.asyncProperty(canary, fc.constantFrom(200, 400, 403, 500), async (secret, status) => {
      const headers = { 'x-wix-request-id': `request ${secret}` };
      const { fetch } = stubFetch(
        () => new Response(`{"message":"${secret}"`, { status, statusText: secret, headers }),
      );
      const client = createClient({
        fetch,
        modules: { things: { update } },
        observer: observe({ onResponse }),
        auth: { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: secret, empty: '' } }) },
      });
      const error: unknown = await client.things.update('t1', {}, { retry: false }).catch((e: unknown) => e);
      if (!isApiError(error)) throw new Error('not ours', { cause: error });
      expect(error.requestId).toBe('request ***');
      expect(shown(error)).not.toContain('canary');
    }),
  );
  expect(JSON.stringify(onResponse.mock.calls)).not.toContain('canary');
});

test.each(['\n', '\0', '€', '\u{1f600}'])(
  'the error for an unsendable token does not contain it: %j',
  async (unsendable) => {
    const client = createClient({
      modules: { things: { update } },
      apiUrl: 'http://127.0.0.1:9',
      auth: { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: `canary${unsendable}canary` } }) },
    });
    const error: unknown = await client.things.update('t1', {}, { retry: false }).catch((e: unknown) => e);
    if (!isCartwrightError(error)) throw new Error('not ours', { cause: error });
    expect(shown(error)).not.toContain('canary');
  },
);
