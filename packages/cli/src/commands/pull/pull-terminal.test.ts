import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Terminal } from '../../command/terminal.js';
import { run } from '../../testing/run.js';
import { scriptedTerminal } from '../../testing/scripted-terminal.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';

const ORIGIN = 'http://localhost:4000';
const env = { WIX_API_KEY: DEMO_API_KEY, WIX_SITE_ID: DEMO_SITE_ID };

describe('the API key', () => {
  const args = ['pull', '--api-url', ORIGIN, '--per-minute', '100000'];
  const variables = { WIX_SITE_ID: DEMO_SITE_ID };

  test('is prompted for in a terminal, and never shown', async () => {
    const emulator = createEmulator({ seed: 'empty' });
    const { screen, terminal } = scriptedTerminal([['API key', `${DEMO_API_KEY}\r`]]);
    const more: Partial<Terminal> = {
      ...terminal,
      cwd: temporaryFolder(),
      env: variables,
      fetch: (input, init) => emulator.fetch(new Request(input, init)),
    };
    expect((await run(args, more)).exitCode).toBe(0);
    expect(screen()).not.toContain(DEMO_API_KEY);
    expect(emulator.requests().length).toBeGreaterThan(0);
  });

  test('is not prompted for with --json', async () => {
    const { screen, terminal } = scriptedTerminal([]);
    const { error, exitCode } = await run([...args, '--json'], { ...terminal, cwd: temporaryFolder(), env: variables });
    expect([exitCode, screen()]).toEqual([1, '']);
    expect(JSON.parse(error)).toMatchObject({ error: { code: 'no_api_key' } });
  });

  test('can be left out with Ctrl-C', async () => {
    const { terminal } = scriptedTerminal([['API key', '\u0003']]);
    const { error, exitCode } = await run(args, { ...terminal, cwd: temporaryFolder(), env: variables });
    expect([exitCode, error]).toEqual([130, 'Canceled. Nothing was read.\n']);
  });
});

test.each([
  ['200 by default', [], 200],
  ['that of --per-minute', ['--per-minute', '2'], 2],
])('the number of requests per minute is %s', async (_, more, perMinute) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = new AbortController();
  let sent = 0;
  // A site with any number of products.
  const network = async (input: RequestInfo | URL) => {
    sent += 1;
    const items = Array.from({ length: 100 }, (_, index) => ({ id: `${sent}-${index}` }));
    const isVersion = new Request(input).url.endsWith('/provision/version');
    return Response.json(isVersion ? { catalogVersion: 'V1_CATALOG' } : { products: items });
  };
  const ran = run(['pull', ...more], { cwd: temporaryFolder(), env, fetch: network, signal: stop.signal });
  await expect.poll(() => sent, { timeout: 20_000 }).toBe(perMinute);
  await vi.advanceTimersByTimeAsync(59_900);
  expect(sent).toBe(perMinute);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => sent, { timeout: 20_000 }).toBe(2 * perMinute);
  stop.abort();
  expect((await ran).exitCode).toBe(130);
});

/** Runs the command with a platform that responds to queries with what the function returns. */
function pullFrom(respond: (path: string, sent: number) => object) {
  let sent = 0;
  const network = (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    sent += 1;
    return Promise.resolve(Response.json(respond(pathname, sent)));
  };
  return run(['pull', '--per-minute', '100000'], { cwd: temporaryFolder(), env, fetch: network });
}
const isVersion = (path: string) => path.endsWith('/provision/version');

test.each([
  ['cursor', 'V3_CATALOG', { items: 'new' }],
  ['page', 'V1_CATALOG', { items: 'same' }],
])('a repeating %s is an error', async (_, catalogVersion, { items }) => {
  const { error, exitCode } = await pullFrom((path, sent) => {
    if (isVersion(path)) return { catalogVersion };
    if (path.startsWith('/stores/v3/products/') && !path.endsWith('query')) return { product: { id: path } };
    const products = Array.from({ length: 100 }, (__, index) => ({
      id: items === 'new' ? `${sent}-${index}` : `${index}`,
    }));
    return { products, pagingMetadata: { cursors: { next: 'again' } } };
  });
  expect([exitCode, error]).toEqual([1, expect.stringContaining('The platform repeats a page of the products')]);
});

test.each<[string, object, string]>([
  ['a text for a list', { products: 'all' }, 'expected products to be a list of entities with IDs'],
  ['null for an entity', { products: [null] }, 'expected products to be a list of entities with IDs'],
  ['an entity without an ID', { products: [{ id: 5 }] }, 'expected products to be a list of entities with IDs'],
  [
    'a number for a cursor',
    { products: [], pagingMetadata: { cursors: { next: 5 } } },
    'expected pagingMetadata.cursors.next to be a string',
  ],
  ['no product', { products: [{ id: 'a' }] }, 'expected product to be an entity with an ID'],
])('%s is an error that names the response', async (_, response, expected) => {
  const { error, exitCode } = await pullFrom((path) => {
    if (isVersion(path)) return { catalogVersion: 'V3_CATALOG' };
    return path.endsWith('/query') ? response : { product: 'none' };
  });
  expect(exitCode).toBe(1);
  expect(error).toContain(expected);
  expect(error).not.toContain('TypeError');
});

test('control characters of the platform are escaped', async () => {
  const catalogVersion = 'none\u001B[2J\u202Eexe';
  for (const more of [[], ['--json']]) {
    const { error } = await run(['pull', ...more], {
      cwd: temporaryFolder(),
      env,
      fetch: () => Promise.resolve(Response.json({ catalogVersion })),
    });
    expect(error).toContain('none\\u001b[2J\\u202eexe');
    if (more.length > 0)
      expect(JSON.parse(error)).toMatchObject({
        error: { message: expect.stringContaining(catalogVersion) as string },
      });
  }
});
