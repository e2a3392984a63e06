import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Starts a server for the current test. It responds with the responses of a request handler. Returns its URL. */
export async function startServer(respond: (request: Request) => Promise<Response>): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const received = await respond(new Request(`http://localhost${request.url}`, { method: 'POST', body }));
      response.writeHead(received.status).end(await received.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
