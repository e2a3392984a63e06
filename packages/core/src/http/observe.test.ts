import { expect, test, vi } from 'vitest';
import {
  CartwrightError,
  createClient,
  isCartwrightError,
  operation,
  type AuthStrategy,
  type CallObserver,
  type ClientOptions,
  type RequestOptions,
} from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

/** Options of the tested clients. */
type Options = ClientOptions<object, AuthStrategy>;

const read = operation<[], { n?: number }>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });
const list = operation<[], object>({ id: 'things.list', method: 'GET', path: '/v1/things', repeatable: true });

const observer = (more: Partial<CallObserver>) => () => ({
  onAttempt: () => undefined,
  onResponse() {},
  onRetry() {},
  onError() {},
  ...more,
});

const failure = (clientOptions: Options, options: RequestOptions = {}) =>
  createClient({ fetch: stubFetch(respond(404)).fetch, ...clientOptions })
    .use(read)(options)
    .then(
      () => undefined,
      (error: CartwrightError) => error,
    );

/** A strategy without a session. */
const failing = (error: Error): AuthStrategy => ({ getAuthHeaders: () => Promise.reject(error) });

const refreshError = () => new CartwrightError('unavailable', { kind: 'network', code: 'session_refresh_failed' });

test.each<[name: string, code: string, attempts: number, Options, RequestOptions]>([
  ['a strategy', 'session_refresh_failed', 0, { auth: failing(refreshError()) }, {}],
  ['an invalid option', 'invalid_argument', 0, {}, { timeout: -1 }],
  ['an invalid header', 'invalid_argument', 0, {}, { headers: { 'x-own': '\u20ac' } }],
  ['a response', 'NOT_FOUND', 1, {}, {}],
  ['an unreadable response', 'invalid_response', 1, { fetch: stubFetch(respond(200, '<html>')).fetch }, {}],
])('the error of %s has operation, attempts and documentation', async (_, code, attempts, client, options) => {
  const onError = vi.fn();
  const error = await failure({ ...client, observer: observer({ onError }) }, options);
  expect(error).toMatchObject({ code, operation: 'things.read', attempts });
  expect(error?.docsUrl).toContain(`#${code.toLowerCase()}`);
  expect(onError.mock.calls).toEqual([[error]]);
});

test('calls that fail with the same error get copies of it, of its class, each with its own context', async () => {
  class RefreshError extends CartwrightError {
    override readonly name = 'RefreshError';
  }
  const cause = new TypeError('offline');
  const shared = new RefreshError('unavailable', { kind: 'network', code: 'session_refresh_failed', cause });
  const client = createClient({ auth: failing(shared) });
  const errors = await Promise.all(
    [read, list].map((each) =>
      client
        .use(each)()
        .catch((error: CartwrightError) => error),
    ),
  );
  for (const error of errors) {
    expect(error).toBeInstanceOf(RefreshError);
    expect(error).toMatchObject({ name: 'RefreshError', message: 'unavailable', cause, attempts: 0 });
    expect(isCartwrightError(error)).toBe(true);
  }
  expect(errors.map((error) => (error as CartwrightError).operation)).toEqual(['things.read', 'things.list']);
  expect(JSON.stringify(shared)).not.toContain('things');
});

test('the error of a token request keeps the operation and attempts of that request', async () => {
  const init = { kind: 'network', code: 'network_error', operation: 'oauth2.token', attempts: 3 } as const;
  expect(await failure({ auth: failing(new CartwrightError('offline', init)) })).toMatchObject(init);
});

const exception = new TypeError('a mistake');
const fail = () => {
  throw exception;
};

test.each<[name: string, attempts: number, Options, RequestOptions]>([
  ['a strategy', 0, { auth: failing(exception) }, {}],
  ['retry.shouldRetry', 1, {}, { retry: { shouldRetry: fail } }],
  ['an observer as it starts', 0, { observer: fail }, {}],
  ['observer.onResponse', 1, { observer: observer({ onResponse: fail }) }, {}],
  ['observer.onRetry', 1, { observer: observer({ onRetry: fail }), fetch: stubFetch(respond(503)).fetch }, {}],
])('an exception of %s is the cause of an error', async (_, attempts, client, options) => {
  expect(await failure(client, options)).toMatchObject({
    code: 'callback_failed',
    kind: 'configuration',
    operation: 'things.read',
    attempts,
    cause: exception,
  });
});

test('an exception of observer.onError does not replace the error of the call', async () => {
  expect(await failure({ observer: observer({ onError: fail }) })).toMatchObject({ code: 'NOT_FOUND', attempts: 1 });
});
