import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createClient, operation } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';
import { expect, test } from 'vitest';
import { atOnce } from '../harness/at-once.js';

/** Number of calls with faults. */
const CALLS = 50_000;

/** Maximum growth of the heap during these calls, in bytes. */
const LIMIT = 2 ** 20;

const tokens = { access_token: 'renewed', expires_in: 3600, refresh_token: 'rotated' };

/** Response of the platform to each call in turn: a success or a fault. */
const faults: ((signal: AbortSignal) => Response | Promise<Response>)[] = [
  () => Response.json({ n: 1 }),
  () => Promise.reject(new TypeError('fetch failed')),
  () => Response.json({ message: 'busy' }, { status: 503, headers: { 'retry-after': '3600' } }),
  () => Response.json({ message: 'Not found' }, { status: 404 }),
  () => Response.json({}, { status: 401 }),
  () => new Response('not JSON'),
  () => new Response('x'.repeat(2048)),
  (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
];

let count = 0;
const client = createClient({
  auth: OAuthStrategy({ clientId: 'memory' }),
  maxResponseBytes: 1024,
  fetch: async (url, init) =>
    String(url).endsWith('/oauth2/token')
      ? Response.json(tokens)
      : faults[count++ % faults.length]!(init?.signal as AbortSignal),
});
const read = client.use(
  operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true }),
);

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

test(`${CALLS} calls with faults leave no memory, timer or listener behind`, async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { signal } = new AbortController();
  const codes = new Set<string>();
  let mostListeners = 0;
  const run = (calls: number) =>
    atOnce([...Array(calls).keys()], 100, async () => {
      const call = read({ signal, timeout: 20, retry: { attempts: 2 } });
      mostListeners = Math.max(mostListeners, getEventListeners(signal, 'abort').length);
      await call.then(
        () => codes.add('success'),
        ({ code }: { code: string }) => codes.add(code),
      );
    });
  const heap = async () => {
    for (let turn = 0; turn < 10; turn++) {
      collectGarbage();
      await new Promise(setImmediate);
    }
    return process.memoryUsage().heapUsed;
  };

  const timersBefore = timers();
  await run(2000);
  const before = await heap();
  await run(CALLS);
  const growth = (await heap()) - before;
  console.log(`${CALLS} calls with faults: the heap grew by ${(growth / 1024).toFixed(0)} KiB`);
  expect(growth).toBeLessThan(LIMIT);
  expect([...codes]).toEqual(
    expect.arrayContaining([
      'success',
      'network_error',
      'NOT_FOUND',
      'invalid_response',
      'response_too_large',
      'timeout',
    ]),
  );
  expect(mostListeners).toBe(1);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(timers()).toBeLessThanOrEqual(timersBefore);
}, 300_000);
