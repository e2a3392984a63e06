import { createServer } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { choosePort, freePort, host } from './ports.js';

/** Listens on a free port, so that it is in use. */
async function openPort() {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

test('a specified port that is in use throws an error with its number', async () => {
  const port = await openPort();
  const wish = { option: '--port', asked: String(port), usual: 3000 };
  await expect(choosePort(wish)).rejects.toThrow(`Port ${port} is taken. Give --port another one`);
});

test('the next free port is used and printed if the default port is in use', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const usual = await openPort();
  const port = await choosePort({ option: '--port', asked: undefined, usual });
  expect(port).toBeGreaterThan(usual);
  expect(log).toHaveBeenCalledWith(`Port ${usual} is taken: using ${port}.`);
});

test('a free port is none that the system assigns to other servers and connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(Math.min(...ports)).toBeGreaterThan(1023);
  expect(new Set(ports).size).toBe(50);
});

test.each(['http', '70000', '-1', '3000.5', ''])('"%s" is not a port', async (asked) => {
  await expect(choosePort({ option: '--port', asked, usual: 3000 })).rejects.toThrow('takes a port');
});
