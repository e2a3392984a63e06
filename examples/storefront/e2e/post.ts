import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

interface Post {
  readonly headers?: Record<string, string>;
  /** Address of the sender. */
  readonly from?: string;
}

/** Sends a form, and returns the response without following redirects. */
export function post(url: string, body: string | Readable, { headers = {}, from = '127.0.0.1' }: Post = {}) {
  const { host, origin, pathname, port, search } = new URL(url);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = httpRequest({
      hostname: '127.0.0.1',
      port,
      path: pathname + search,
      method: 'POST',
      localAddress: from,
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response);
    });
    sent.on('error', reject);
    if (typeof body === 'string') sent.end(body);
    else body.pipe(sent);
  });
}

/** Encodes the fields of a form. */
export const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Body of a number of chunks of 64 KiB. */
export const chunks = (count: number) => Readable.from(Array.from({ length: count }, () => `a=${'b'.repeat(65_534)}`));
