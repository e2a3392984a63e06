import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/lib/ports.js';
import { run } from '../../testing/run.js';
import { startEmulator } from '../../testing/start-emulator.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';

/** Creates a store whose command records the status of the emulator's clock, and ends with an exit code. */
function createStore(settings: string, exitCode = 0) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, '.env'), settings);
  writeFileSync(
    join(cwd, 'store.mjs'),
    `import { writeFileSync } from 'node:fs';
const [, url = ''] = /URL=(.*)/.exec(${JSON.stringify(settings)}) ?? [];
const response = await fetch(url + '/_emulator/clock').catch(() => undefined);
writeFileSync('status', String(response?.status));
process.exitCode = ${exitCode};
`,
  );
  const start = () => run(['dev', process.execPath, 'store.mjs'], { cwd, env: process.env });
  return { cwd, start, readStatus: () => readFileSync(join(cwd, 'status'), 'utf8') };
}

test.each(['WIX_API_URL', 'VITE_WIX_API_URL'])('starts the emulator of %s, and ends with the command', async (name) => {
  const url = `http://localhost:${await freePort()}`;
  const { start, readStatus } = createStore(`${name}=${url}`, 3);
  const { exitCode, out } = await start();
  expect([exitCode, readStatus()]).toEqual([3, '200']);
  expect(out).toContain(new URL(url).port);
  await expect(fetch(url)).rejects.toThrow();
});

test('uses an emulator that runs already, and leaves it running', async () => {
  const { url } = await startEmulator();
  const { start, readStatus } = createStore(`WIX_API_URL=${url}`);
  expect(await start()).toEqual({ exitCode: 0, out: '', error: '' });
  expect(readStatus()).toBe('200');
  expect((await fetch(`${url}/_emulator/clock`)).status).toBe(200);
});

test('starts no emulator for a store of a site', async () => {
  const { start, readStatus } = createStore('WIX_CLIENT_ID=10d3b7a8-5c1e-4f0a-9d26-c0ffee000001');
  expect(await start()).toEqual({ exitCode: 0, out: '', error: '' });
  expect(readStatus()).toBe('undefined');
});

test('stops the command and the emulator with the signal', async () => {
  const url = `http://localhost:${await freePort()}`;
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, '.env'), `WIX_API_URL=${url}`);
  const endless = "require('node:fs').writeFileSync('started', ''); setInterval(() => {}, 1000)";
  const stop = new AbortController();
  const ran = run(['dev', process.execPath, '-e', endless], { cwd, env: process.env, signal: stop.signal });
  await expect.poll(() => existsSync(join(cwd, 'started')), { timeout: 20_000 }).toBe(true);
  stop.abort();
  expect((await ran).exitCode).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

test.each([
  [['dev'], 2, 'Name the command: cartwright dev next dev.'],
  [['dev', 'no-such-program'], 1, '"no-such-program" cannot be started'],
])('%j fails', async (args, exitCode, message) => {
  const ran = await run(args, { cwd: temporaryFolder() });
  expect(ran.exitCode).toBe(exitCode);
  expect(ran.error).toContain(message);
});

test('shows its help', async () => {
  expect((await run(['dev', '--help'])).out).toContain('Usage: cartwright dev COMMAND');
});
