import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, operation, type AuthStrategy, type CallObserver, type RequestOptions } from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs a call, and returns the steps of it in order. */
async function run(respondTo: (request: number) => Response | Promise<Response>, options: RequestOptions = {}) {
  const events: string[] = [];
  let tokens = 0;
  let requests = 0;
  const auth: AuthStrategy = {
    getAuthHeaders() {
      events.push('authorize');
      return Promise.resolve({ headers: { Authorization: `token-${++tokens}` } });
    },
    handleUnauthorized: () => Promise.resolve(true),
  };
  const observer = (): CallObserver => ({
    onAttempt: () => undefined,
    onResponse: ({ headers }) => void events.push(`response ${headers.get('x-echo') ?? ''}`.trim()),
    onRetry: () => void events.push('retry'),
    onError: (error) => void events.push(`error ${(error as { code: string }).code}`),
  });
  const { fetch } = stubFetch(({ headers }) => {
    events.push(`send ${headers.get('authorization')}`);
    return respondTo(++requests);
  });
  const call = createClient({ auth, observer, fetch }).use(read)(options);
  call.catch(() => {});
  await vi.runAllTimersAsync();
  await call.catch(() => {});
  return events;
}

const never = () => new Promise<never>(() => {});

test('`observe` encloses `resolveOptions`: invalid options are reported, and nothing else happens', async () => {
  expect(await run(() => respond(200), { timeout: -1 })).toEqual(['error invalid_argument']);
});

test('`observe` encloses `deadline`: timeouts are reported', async () => {
  const events = await run(never, { timeout: 10, retry: false });
  expect(events).toEqual(['authorize', 'send token-1', 'error timeout']);
});

test('`deadline` encloses `retry`: the timeout counts from the first attempt, also if the session hangs later', async () => {
  const getAuthHeaders = vi.fn<AuthStrategy['getAuthHeaders']>(never).mockResolvedValueOnce({ headers: {} });
  const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 600, respond(503)));
  const client = createClient({ auth: { getAuthHeaders }, fetch: stubFetch(slow).fetch });
  const started = performance.now();
  const call = client.use(read)({ timeout: 1000 });
  const duration = call.catch(() => performance.now() - started);
  await vi.runAllTimersAsync();
  expect(getAuthHeaders).toHaveBeenCalledTimes(2);
  expect(await duration).toBe(1000);
});

test('`retry` encloses `authorize`: each attempt is authorized, because the session can change in between', async () => {
  const events = await run((request) => respond(request === 1 ? 503 : 200));
  expect(events).toEqual(['authorize', 'send token-1', 'response', 'retry', 'authorize', 'send token-2', 'response']);
});

test('`attempt` redacts the response: the observer sees responses without credentials', async () => {
  const events = await run((request) => respond(request === 1 ? 401 : 200, {}, { 'x-echo': `token-${request}` }));
  expect(events).toEqual(['authorize', 'send token-1', 'response ***', 'authorize', 'send token-2', 'response ***']);
});

test('`attempt` redacts the response: the error contains no credentials', async () => {
  const client = createClient({
    auth: { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'token-1' } }) },
    fetch: stubFetch(respond(400, { message: 'Sent token-1' })).fetch,
  });
  await expect(client.use(read)()).rejects.toMatchObject({ message: 'Sent ***' });
});
