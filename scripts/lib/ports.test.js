import { createServer } from 'node:net';

import { afterEach, expect, test, vi } from 'vitest';

import { choosePort, freePort, host } from './ports.js';

/** @type {import('node:net').Server[]} */
const servers = [];

/** Listens on a free port, so that it is in use. */
async function busyPort() {
  const server = createServer();
  servers.push(server);
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.restoreAllMocks();
});

test('a specified port that is in use throws an error with its number', async () => {
  const port = await busyPort();
  await expect(choosePort({ option: '--port', asked: String(port), usual: 3000 })).rejects.toThrow(
    `Port ${port} is taken. Give --port another one`,
  );
});

test('the next free port is used and printed if the default port is in use', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const usual = await busyPort();
  const port = await choosePort({ option: '--port', asked: undefined, usual });
  expect(port).toBeGreaterThan(usual);
  expect(log).toHaveBeenCalledWith(`Port ${usual} is taken: using ${port}.`);
});

test('a free port is none that the system assigns to other servers and connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(Math.min(...ports)).toBeGreaterThan(1023);
});

test('a reserved port is not assigned twice', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5).mockReturnValueOnce(0.6);
  const first = await freePort();
  expect(await freePort([first])).not.toBe(first);
  vi.spyOn(console, 'log').mockReturnValue();
  const usual = await freePort();
  expect(await choosePort({ option: '--port', asked: undefined, usual, taken: [usual] })).not.toBe(usual);
  await expect(choosePort({ option: '--port', asked: String(usual), usual: 3000, taken: [usual] })).rejects.toThrow(
    'is taken',
  );
});

test.each(['http', '70000', '-1', '3000.5', ''])('"%s" is not a port', async (asked) => {
  await expect(choosePort({ option: '--port', asked, usual: 3000 })).rejects.toThrow('takes a port');
});
