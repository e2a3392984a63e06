import { expect, test } from 'vitest';
import { readRequestBody } from '../index.js';

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('https://shop.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test('reads bodies up to the limit, in bytes', async () => {
  expect(await readRequestBody(post('é'.repeat(5)), 10)).toBe('é'.repeat(5));
  expect(await readRequestBody(post('é'.repeat(5) + 'a'), 10)).toBeUndefined();
  expect(await readRequestBody(post(null), 10)).toBe('');
  expect(await readRequestBody(post('a'.repeat(2 ** 20)))).toHaveLength(2 ** 20);
  expect(await readRequestBody(post('a'.repeat(2 ** 20 + 1)))).toBeUndefined();
});

test('decodes characters that are split between chunks', async () => {
  const bytes = new TextEncoder().encode('a😀é');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await readRequestBody(post(body))).toBe('a😀é');
});

test('does not wait for a source that never confirms its cancellation', async () => {
  let cancels = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel: () => new Promise<void>(() => cancels++),
  });
  expect(await readRequestBody(post(body), 5000)).toBeUndefined();
  expect(cancels).toBe(1);
});

test('ignores a source whose cancellation fails', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel: () => Promise.reject(new Error('broken')),
  });
  expect(await readRequestBody(post(body), 5000)).toBeUndefined();
});

test('rejects if the sender disconnects', async () => {
  const lost = new Error('lost');
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(lost) });
  await expect(readRequestBody(post(body))).rejects.toBe(lost);
});
