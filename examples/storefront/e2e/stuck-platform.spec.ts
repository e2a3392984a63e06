import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import * as emulator from '@cartwright/emulator';
import { createServerClient } from '@cartwright/identity/server';
import { expect, test as base } from '@playwright/test';
import type { ShopOptions } from './shop.js';
import { freePort } from '../../../scripts/lib/ports.js';
import { storeOptions } from '../../../scripts/lib/store-options.js';
import { openStore } from './open-store.js';
import { allowance, openTimed, startStuckServer } from './stuck-server.js';

/** Time that pages may take here, so that the tests need not wait for ten seconds. */
const pageTimeout = 1500;

interface Store {
  readonly url: string;
  readonly apiUrl: string;
}

/** Gives each test a store whose platform is stuck or stopped. */
const test = base.extend<Pick<ShopOptions, 'emulatorUrl'> & { isStuck: boolean; store: Store }>({
  emulatorUrl: ['', { option: true }],
  isStuck: [false, { option: true }],
  async store({ isStuck }, use) {
    const port = await freePort();
    const stop = isStuck ? await startStuckServer(port) : () => undefined;
    const apiUrl = `http://127.0.0.1:${port}`;
    const store = await openStore(apiUrl, { pageTimeout });
    await use({ url: store.url, apiUrl });
    await store.close();
    stop();
  },
});

/** Creates the cookie of a visitor whose session started while the platform was reachable. */
async function createVisitorCookie({ apiUrl, url }: Store): Promise<string> {
  const clientId = emulator.DEMO_CLIENT_ID;
  const { secrets } = storeOptions({ port: 0, apiUrl, clientId }, emulator);
  const client = await createServerClient({
    clientId,
    apiUrl,
    origin: url,
    secrets,
    sessionIdCookie: true,
    request: { headers: new Headers() },
  });
  client.auth.setTokens({
    accessToken: { value: 'OAUTH2.access', expiresAt: Math.floor(Date.now() / 1000) + 3600 },
    refreshToken: { value: 'JWS.refresh', role: 'visitor' },
  });
  return (await client.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

for (const state of ['stuck', 'stopped'] as const) {
  test.describe(`the platform is ${state}:`, () => {
    test.use({ isStuck: state === 'stuck' });

    const texts = {
      '/shipping': 'Shipping',
      '/de/contact': 'Finch Street',
      '/returns': 'Returns',
      '/demo': 'iris@demo.example',
    };
    for (const [path, text] of Object.entries(texts)) {
      test(`${path} needs nothing from it`, async ({ store }) => {
        const page = await openTimed(store.url + path);
        expect(page.status).toBe(200);
        expect(page.text).toContain(text);
        expect(page.duration).toBeLessThan(allowance);
      });
    }

    for (const path of ['/', '/products/quiet-teapot', '/collections/kitchen', '/search?q=mug', '/sitemap.xml']) {
      test(`${path} responds with 503 in time`, async ({ store }) => {
        const page = await openTimed(store.url + path);
        expect(page.status).toBe(503);
        expect(page.duration).toBeLessThan(allowance);
      });
    }

    test('the bag responds with 503 in time, and says that it is safe', async ({ store }) => {
      const page = await openTimed(`${store.url}/bag`, { headers: { cookie: await createVisitorCookie(store) } });
      expect(page.status).toBe(503);
      expect(page.response.headers.get('retry-after')).not.toBeNull();
      expect(page.text).toContain('Your bag is safe.');
      expect(page.duration).toBeLessThan(allowance);
    });

    test('the sign-in page is shown in time, and a sign-in fails with a message', async ({ store }) => {
      const page = await openTimed(`${store.url}/login`);
      expect(page.status).toBe(200);
      expect(page.duration).toBeLessThan(allowance);
      const attempt = await openTimed(`${store.url}/login`, {
        method: 'POST',
        headers: { origin: store.url },
        body: new URLSearchParams({ email: 'robin@shop.example', password: 'correct horse battery' }),
      });
      expect(attempt.status).toBeGreaterThanOrEqual(400);
      expect(attempt.duration).toBeLessThan(2 * allowance);
    });
  });
}

test('the text of a page about the store stays when the browser finds the platform stopped', async ({
  page,
  store,
}) => {
  const failed = page.waitForResponse((response) => response.url().includes('/api/shop') && !response.ok());
  await page.goto(`${store.url}/contact`);
  await page.mouse.move(10, 10);
  await failed;
  await expect(page.getByRole('main').getByText('12 Finch Street')).toBeVisible();
  await page.goto(store.url);
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
});

test('the header keeps its links while the platform is stuck', async ({ emulatorUrl }) => {
  let isStuck = false;
  const emulatorPort = Number(new URL(emulatorUrl).port);
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (isStuck) return;
    const upstream = connect(emulatorPort, '127.0.0.1').on('error', () => undefined);
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const store = await openStore(`http://127.0.0.1:${port}`, { pageTimeout });
  // On a busy machine, a page can exceed its time although the platform responds.
  await expect.poll(async () => (await openTimed(store.url)).status, { timeout: allowance }).toBe(200);
  isStuck = true;
  for (const socket of sockets) socket.destroy();
  const { status, text } = await openTimed(`${store.url}/shipping`);
  expect(status).toBe(200);
  expect(text).toContain('href="/collections/');
  await store.close();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});
