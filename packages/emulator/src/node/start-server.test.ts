import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createEmulator } from '../create-emulator.js';
import { visitorToken } from '../testing/visitor.js';
import { ListenError, startServer } from './start-server.js';

const start = (options: { port?: number; strictPort?: boolean; host?: string } = {}) =>
  startServer({ emulator: createEmulator({ seed: 'empty' }), ...options });

/** Connects to the server as a client that sends a text. */
function connectTo(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  const sent = new Promise<void>((resolve) => socket.write(text, () => resolve()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined).resume();
  return { socket, sent, closed };
}

test('an emulator is served by HTTP, chunked bodies included', async () => {
  const server = await start();
  const token = await visitorToken({ fetch: (request) => fetch(server.url + new URL(request.url).pathname, request) });
  const body = new Blob([JSON.stringify({ query: {} })]).stream();
  const init = { method: 'POST', headers: { authorization: token }, body, duplex: 'half' };
  const response = await fetch(`${server.url}/stores/v3/products/query`, init);
  expect(response.status).toBe(200);
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
});

test('a busy port is an error, or the next free one is taken', async () => {
  const first = await start();
  await expect(start({ port: first.port })).rejects.toThrow(
    new RegExp(`^Port ${first.port} is in use\\. Choose another one`),
  );
  const second = await start({ port: first.port, strictPort: false });
  expect(second.port).toBeGreaterThan(first.port);
  await Promise.all([first.close(), second.close()]);
  await expect(start({ host: '192.0.2.1' })).rejects.toThrow(ListenError);
});

test('a client that sends half a request delays no other request', async () => {
  const server = await start();
  const token = await visitorToken({ fetch: (request) => fetch(server.url + new URL(request.url).pathname, request) });
  const post = `POST /stores/v3/products/query HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${token}\r\n`;
  const clients = [post, `${post}Content-Length: 20\r\n\r\n{"query"`].map((text) => connectTo(server.port, text));
  for (const { sent } of clients) await sent;
  const response = await fetch(`${server.url}/stores/v3/products/query`, {
    method: 'POST',
    headers: { authorization: token },
    body: '{}',
  });
  expect(response.status).toBe(200);
  await server.close();
  for (const { closed } of clients) await closed;
});

test('the connection of a client that sends a body without an end is closed', async () => {
  const server = await start();
  const head = 'POST /oauth2/token HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n';
  const { closed, socket } = connectTo(server.port, head);
  const send = () => {
    while (!socket.destroyed && socket.write(`10000\r\n${' '.repeat(0x10000)}\r\n`));
  };
  socket.on('drain', send);
  send();
  await closed;
  expect(socket.bytesWritten).toBeLessThan(100 * 1024 * 1024);
  await server.close();
});

test('an idle connection stays open for longer than requests are apart', async () => {
  const server = await start();
  const { headers } = await fetch(server.url);
  expect(headers.get('keep-alive')).toBe('timeout=65');
  await server.close();
});

test('a fault drops the connection', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const server = await startServer({ emulator });
  emulator.injectFault({ drop: true });
  await expect(fetch(`${server.url}/oauth2/token`, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
  expect((await fetch(`${server.url}/oauth2/token`, { method: 'POST', body: '{}' })).status).toBe(400);
  await server.close();
});

test('a request with another host name does not reach the control API', async () => {
  const server = await start();
  const respond = await new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(`GET /_emulator/health HTTP/1.1\r\nHost: evil.test:${server.port}\r\nConnection: close\r\n\r\n`);
    });
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('error', reject);
  });
  expect(respond).toMatch(/^HTTP\/1.1 403/);
  await server.close();
});
