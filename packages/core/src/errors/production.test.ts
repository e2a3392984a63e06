import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as core from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

const errors = 'https://cartwright-sdk.github.io/cartwright/error-codes';

/** The modules as they load in an environment. */
const load = async (environment: string): Promise<typeof core> => {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  return import('../index.js');
};

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed'))));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const failure = (call: () => unknown) =>
  Promise.resolve()
    .then(call)
    .then(
      () => undefined,
      (error: core.CartwrightError) => error,
    );

const ping = ({ createClient, operation }: typeof core, options: object = {}) =>
  createClient(options).use(operation<[], object>({ id: 'ping', method: 'GET', path: '/v1/ping' }))();

test('in development, messages say what is wrong', async () => {
  const modules = await load('development');
  const invalid = await failure(() => modules.createClient({ apiUrl: 'ftp://shop.example' }));
  expect(invalid?.message).toBe('"apiUrl" must be an https URL, or http on localhost');
  expect((await failure(() => ping(modules)))?.message).toBe(
    'GET https://www.wixapis.com could not be reached (ping, attempts: 1)',
  );
});

test('in production, messages consist of code, documentation, argument, operation and attempts', async () => {
  const modules = await load('production');
  const invalid = await failure(() => modules.createClient({ apiUrl: 'ftp://shop.example' }));
  expect(invalid).toMatchObject({
    code: 'invalid_argument',
    kind: 'validation',
    docsUrl: `${errors}#invalid_argument`,
  });
  expect(invalid?.message).toBe(`"apiUrl": invalid_argument: see ${errors}#invalid_argument`);
  const unreachable = await failure(() => ping(modules));
  expect(unreachable).toMatchObject({ code: 'network_error', kind: 'network', operation: 'ping', attempts: 1 });
  expect(unreachable?.message).toBe(`network_error: see ${errors}#network_error (ping, attempts: 1)`);
});

test('in production, messages of the specification and of the platform are complete', async () => {
  const modules = await load('production');
  const { fetch } = stubFetch(() => Response.json({ message: 'Sold out' }, { status: 409 }));
  const unavailable = await failure(() => modules.fetchWithAuth('/v1'));
  expect(unavailable?.message).toBe('fetchWithAuth is not available in this context');
  expect((await failure(() => ping(modules, { fetch })))?.message).toBe('Sold out');
});
