import { expect, test } from 'vitest';
import { limitBody } from './limit-body.js';

const url = 'https://shop.example/login';

/** Creates a request whose body is a stream, and counts the bytes that are read from it. */
function stream(chunks: number, headers: HeadersInit = {}) {
  const count = { bytes: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (count.bytes === chunks * 100) return controller.close();
        count.bytes += 100;
        controller.enqueue(new Uint8Array(100).fill(97));
      },
      cancel() {
        count.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { request: new Request(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit), count };
}

test('a body up to the limit is received unchanged', async () => {
  const form = new FormData();
  form.set('email', 'robin@example.com');
  const received = await limitBody(new Request(url, { method: 'POST', body: form }), 1000);
  expect((await received?.formData())?.get('email')).toBe('robin@example.com');
  expect(await (await limitBody(stream(10).request, 1000))?.text()).toBe('a'.repeat(1000));
});

test('a request without a body stays as it is', async () => {
  const request = new Request(url);
  expect(await limitBody(request, 0)).toBe(request);
});

test('a body whose Content-Length is too large is not read', async () => {
  const { request, count } = stream(20, { 'content-length': '2000' });
  expect(await limitBody(request, 1000)).toBeUndefined();
  expect(count.bytes).toBe(0);
});

test.each<[string, HeadersInit]>([
  ['without a Content-Length', {}],
  ['with a Content-Length that is too small', { 'content-length': '10' }],
  ['with an invalid Content-Length', { 'content-length': '-1' }],
])('a long body %s is read up to the limit', async (_, headers) => {
  const { request, count } = stream(1_000_000, headers);
  expect(await limitBody(request, 1000)).toBeUndefined();
  expect(count).toEqual({ bytes: 1100, isCanceled: true });
});
