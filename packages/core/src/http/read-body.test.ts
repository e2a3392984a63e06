import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, operation } from '../index.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things' });
const KIB = 2 ** 10;
const MIB = 2 ** 20;

const servers: Server[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a server that responds with a compressed text. */
async function serve(text: string): Promise<string> {
  const body = gzipSync(text);
  const server = createServer((_, response) => response.setHeader('content-encoding', 'gzip').end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Creates a fetch that counts the transferred bytes of all bodies, and the maximum of those of concurrent calls. */
function countingFetch() {
  const counts = { held: 0, most: 0 };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await globalThis.fetch(input, init);
    const release = (size: number) => (counts.held -= size);
    let size = 0;
    init?.signal?.addEventListener('abort', () => release(size));
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        counts.most = Math.max(counts.most, (counts.held += chunk.length));
        controller.enqueue(chunk);
      },
      flush: () => void release(size),
    });
    return new Response(response.body?.pipeThrough(counter), response);
  };
  return { fetch, counts };
}

test('20 concurrent decompression bombs are rejected within twice the limit of memory', async () => {
  const apiUrl = await serve('0'.repeat(64 * MIB));
  const { fetch, counts } = countingFetch();
  const client = createClient({ apiUrl, fetch, timeout: 300_000 });
  const errors = await Promise.all(
    Array.from({ length: 20 }, () =>
      client
        .use(read)()
        .catch((error: unknown) => error),
    ),
  );
  const message = `The response exceeds ${10 * MIB} bytes: raise "maxResponseBytes" (things.read, attempts: 1)`;
  expect(errors).toEqual(
    Array(20).fill(expect.objectContaining({ kind: 'parse', code: 'response_too_large', attempts: 1, message })),
  );
  expect(counts.most).toBeLessThan(2 * 10 * MIB + 20 * 256 * KIB);
});

test('20 concurrent responses that exceed the limit together are all read', async () => {
  const value = 'é'.repeat(MIB);
  const apiUrl = await serve(JSON.stringify({ value }));
  const { fetch, counts } = countingFetch();
  const client = createClient({ apiUrl, fetch, timeout: 300_000, maxResponseBytes: 3 * MIB });
  const results = await Promise.all(Array.from({ length: 20 }, () => client.use(read)()));
  expect(results.every((response) => (response as { value: string }).value === value)).toBe(true);
  expect(counts.most).toBeLessThan(2 * 3 * MIB + 20 * 256 * KIB);
});

test('maxResponseBytes raises the limit', async () => {
  const apiUrl = await serve(JSON.stringify({ value: '0'.repeat(11 * MIB) }));
  await expect(createClient({ apiUrl }).use(read)()).rejects.toMatchObject({ code: 'response_too_large' });
  const response = await createClient({ apiUrl, maxResponseBytes: 12 * MIB }).use(read)();
  expect(response).toMatchObject({ value: expect.any(String) as string });
});

/** A body of the given length in chunks of 50 KiB, which ends or stalls. */
const body = (size: number, end: '"}' | 'stalls') => {
  const chunks = Math.ceil(size / (50 * KIB));
  const text = new TextEncoder().encode(' '.repeat(50 * KIB));
  let index = 0;
  return new Response(
    new ReadableStream({
      pull(stream) {
        if (index++ < chunks) stream.enqueue(text);
        else if (end === 'stalls') return new Promise(() => {});
        else {
          stream.enqueue(new TextEncoder().encode('{}'));
          stream.close();
        }
        return undefined;
      },
    }),
  );
};

test('small responses do not wait for large ones, which wait only for pending reads', async () => {
  const results = [body(150 * KIB, 'stalls'), body(150 * KIB, 'stalls'), body(150 * KIB, '"}'), body(0, '"}')];
  const fetch = () => Promise.resolve(results.shift() ?? body(0, '"}'));
  const client = createClient({ fetch, maxResponseBytes: 200 * KIB });
  const controller = new AbortController();
  const stalled = [1, 2].map(() =>
    client
      .use(read)({ signal: controller.signal })
      .catch((error: unknown) => error),
  );
  const long = client.use(read)();
  let isRead = false;
  void long.then(() => (isRead = true));
  expect(await client.use(read)()).toEqual({});
  expect(isRead).toBe(false);
  controller.abort();
  expect(await Promise.all(stalled)).toEqual(Array(2).fill(expect.objectContaining({ kind: 'aborted' })));
  expect(await long).toEqual({});
  expect(await client.use(read)()).toEqual({});
});

test('pages read the text and not the stream, whose requests Chromium cancels', async () => {
  vi.stubGlobal('document', {});
  const response = body(150 * KIB, '"}');
  const text = vi.spyOn(response, 'text');
  const client = createClient({ fetch: () => Promise.resolve(response), maxResponseBytes: 200 * KIB });
  expect(await client.use(read)()).toEqual({});
  expect(text).toHaveBeenCalledOnce();
  const small = createClient({ fetch: () => Promise.resolve(body(150 * KIB, '"}')), maxResponseBytes: 100 * KIB });
  await expect(small.use(read)()).rejects.toMatchObject({ kind: 'parse', code: 'response_too_large' });
});
