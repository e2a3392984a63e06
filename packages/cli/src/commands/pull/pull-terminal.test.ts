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
