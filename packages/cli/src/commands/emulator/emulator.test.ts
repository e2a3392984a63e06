import { expect, test } from 'vitest';
import { run } from '../../testing/run.js';

test('starts the emulator with its own options, and stops it with the signal', async () => {
  const stop = new AbortController();
  let url = '';
  const ran = run(['emulator', '--port', '0', '--catalog', 'v1', '--clock', '2027-03-01T00:00:00Z'], {
    signal: stop.signal,
    out: (text) => void (url = /http:\/\/[\d.:]+/.exec(text)?.[0] ?? url),
  });
  await expect.poll(() => url, { timeout: 20_000 }).not.toBe('');
  const clock = (await (await fetch(`${url}/_emulator/clock`)).json()) as { now: string };
  expect(clock.now).toMatch(/^2027-03-01T00:0/);
  stop.abort();
  expect((await ran).exitCode).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

test('shows the help and the errors of the emulator', async () => {
  expect(await run(['emulator', '--help'])).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('Usage: npx cartwright emulator [options]') as string,
  });
  expect(await run(['emulator', '--catalog', 'v2'])).toEqual({
    exitCode: 1,
    out: '',
    error: '--catalog must be "v1" or "v3", not "v2".\nSee npx cartwright emulator --help.\n',
  });
});
