import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { freePort } from './ports.js';
import { startStore } from '../../examples/storefront/node/store-server.js';

const folder = mkdtempSync(join(tmpdir(), 'cartwright-store-'));
/** @type {Awaited<ReturnType<typeof startStore>>} */
let store;
let finish = () => {};

/** @param {Request} request */
const respond = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/image') return new Response('pixels', { headers: { 'content-type': 'image/avif' } });
  if (pathname === '/broken') {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
      pull: (controller) => controller.error(new Error('The page failed to render')),
    });
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  }
  if (pathname !== '/streamed') return Response.json({ url: request.url, sent: await request.text() });
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('first'));
      finish = () => controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {};');
  store = await startStore({ folder, port: await freePort(), respond });
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** @param {string} path @param {RequestInit} [init] */
const get = (path, init) => fetch(store.url + path, init);

describe('the store’s server', () => {
  test.each(['/', '/collections/mugs', '/products/a-mug?color=red', '/products/no.8'])(
    'passes a request of %s to the store',
    async (path) => {
      expect(await (await get(path, { method: 'POST', body: 'a form' })).json()).toEqual({
        url: store.url + path,
        sent: 'a form',
      });
    },
  );

  test('caches assets permanently', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers.get('content-type')).toContain('text/javascript');
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  test('responds to missing assets with 404', async () => {
    const response = await get('/assets/missing.js');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });

  test.each(['/', '/assets/app-1a2b.js', '/assets/missing.js'])('sends security headers with %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test.each(['br', 'gzip'])('compresses pages with %s', async (encoding) => {
    const response = await get('/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.json()).toMatchObject({ sent: '' });
  });

  test('compresses neither images nor what the browser does not accept', async () => {
    expect((await get('/image')).headers.get('content-encoding')).toBeNull();
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
  });

  test('sends the parts of a compressed page as they come', async () => {
    const response = await get('/streamed', { headers: { 'accept-encoding': 'br' } });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    finish();
    expect((await reader?.read())?.done).toBe(true);
  });

  test('closes the connection of a page that fails while it is sent, and serves the next one', async () => {
    const broken = get('/broken', { headers: { 'accept-encoding': 'br' } }).then((response) => response.text());
    await expect(broken).rejects.toThrow();
    expect((await get('/')).status).toBe(200);
  });
});
