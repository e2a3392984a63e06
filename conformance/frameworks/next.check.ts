import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expect, startApplication, type Application } from './application.js';
import {
  addByActionAndHook,
  addWithoutJavaScript,
  callAsMerchant,
  firstVisit,
  loseSession,
  openProduct,
  readProduct,
  refuseOtherSites,
  shareNothing,
  signInAndOut,
  stream,
} from './journeys.js';

/**
 * Configuration: that for images of docs/media.md, with the emulator's port and for a production build too, and Cache
 * Components, which `create-next-app` turns on.
 */
function configuration(platform: string): string {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/media.md'), 'utf8');
  const [, code = ''] = /```js\n\/\/ next\.config\.mjs\n([\s\S]*?)```/.exec(guide) ?? [];
  const { hostname, port } = new URL(platform);
  return code
    .replace('export default {', 'export default {\n  cacheComponents: true,\n  partialPrefetching: true,')
    .replace("process.env.NODE_ENV === 'development'", 'true')
    .replace("hostname: 'localhost', port: '4000'", `hostname: '${hostname}', port: '${port}'`);
}

let app: Application;

beforeAll(async () => {
  app = await startApplication({
    folder: 'next',
    prepare: (folder, platform) => writeFileSync(join(folder, 'next.config.mjs'), configuration(platform)),
  });
}, 600_000);
afterAll(() => app.close());

describe('Next.js', { timeout: 120_000 }, () => {
  // Streams the response that Next.js caches from then on.
  test('streams the page while the catalog loads', () => stream(app));

  test('renders a first visit with each request once, and hydrates it', () => firstVisit(app));

  test('caches the catalog for all visitors, until an event revalidates its tag', async () => {
    const product = await readProduct(app);
    const { page } = await app.openVisitor();
    await page.goto(`${app.url}/products/finch-tote`);
    app.platformCalls();
    await page.goto(`${app.url}/products/finch-tote`);
    expect(app.platformCalls()).toEqual(['GET /ecom/v2/carts/current']);

    const events = ['wix.stores.catalog.v3.product_updated'];
    await app.emulator.webhooks.add({ url: `${app.url}/api/catalog`, events });
    const { id, revision } = product;
    await callAsMerchant(app, 'PATCH', `/stores/v3/products/${id}`, {
      product: { id, revision, name: 'Finch Tote II' },
    });
    await app.emulator.webhooks.settled();
    await page.goto(`${app.url}/products/finch-tote`);
    await expect(page.getByRole('heading')).toHaveText('Finch Tote II');
  });

  test('adds by server action and by hook to one cart', () => addByActionAndHook(app));
  test('works without JavaScript', () => addWithoutJavaScript(app));
  test('visitors at the same time share nothing', () => shareNothing(app));
  test('a member signs in and out by server actions', () => signInAndOut(app));
  test('a member whose session the platform ends is led to the sign-in', () => loseSession(app));
  test('the route handler refuses other sites', () => refuseOtherSites(app));

  test('no cache may store a response that sets the session', async () => {
    const response = await fetch(`${app.url}/icon.svg`);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('shows a product image with next/image', async () => {
    const visitor = await app.openVisitor();
    await openProduct(app, visitor);
    const image = visitor.page.getByRole('img');
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    await expect(image).toHaveAttribute('src', /^\/_next\/image/);
  });
});
