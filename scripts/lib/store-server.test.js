import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { freePort } from './ports.js';
import { startStore } from './store-server.js';

const apiUrl = 'http://127.0.0.1:4321';
const folder = mkdtempSync(join(tmpdir(), 'cartwright-store-'));
/** @type {Awaited<ReturnType<typeof startStore>>} */
let store;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(
    join(folder, 'index.html'),
    '<meta name="cartwright-api-url" content="http://elsewhere" /><p>Store</p>',
  );
  store = await startStore({
    ...{ folder, port: await freePort(), apiUrl },
    respond: async (request) => Response.json({ url: request.url, sent: await request.text() }),
  });
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** @param {string} path */
const get = (path) => fetch(store.url + path);

describe('the store’s server', () => {
  test.each(['/', '/index.html', '/collections/mugs', '/products/a-mug?color=red'])(
    'responds to %s with the page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toBe(`<meta name="cartwright-api-url" content="${apiUrl}" /><p>Store</p>`);
    },
  );

  test('caches assets permanently, and the page not at all', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers.get('content-type')).toContain('text/javascript');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/assets/missing.js', '/favicon.ico', '/../package.json', '/%2e%2e/package.json'])(
    'responds to %s with 404',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('Store');
    },
  );

  test.each(['/', '/assets/app-1a2b.js', '/assets/missing.js'])('sends security headers with %s', async (path) => {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`connect-src 'self' ${apiUrl}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('passes requests below /api/ on, with security headers', async () => {
    const response = await fetch(`${store.url}/api/place-order`, { method: 'POST', body: 'an order' });
    expect(await response.json()).toEqual({ url: `${store.url}/api/place-order`, sent: 'an order' });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('rejects methods other than GET and HEAD', async () => {
    expect((await fetch(store.url, { method: 'POST' })).status).toBe(405);
  });
});
