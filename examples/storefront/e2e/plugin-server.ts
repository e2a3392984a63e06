import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Request to a plugin: the line items of the bag. */
interface Question {
  validationInfo?: { lineItems?: { id: string; quantity: number }[] };
}

/** Starts a service plugin that the platform calls about carts. The request signature is not verified. */
export async function startPlugin(answer: (path: string, question: Question) => object) {
  const server = createServer((request, response) => {
    void text(request).then((token) => {
      const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { data: unknown };
      const data = (typeof payload.data === 'string' ? JSON.parse(payload.data) : payload.data) as {
        request: Question;
      };
      response.end(JSON.stringify(answer(request.url ?? '', data.request)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
