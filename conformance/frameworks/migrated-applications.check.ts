import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEMO_API_KEY } from '@cartwright/emulator';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { migrateApplication } from '../../scripts/lib/consumer.js';
import { root } from '../../scripts/lib/run.js';
import { CLIENT_ID, expect, startApplication, type Application } from './application.js';
import { pay } from './hosted-checkout.js';

/** Buys a product, from the start page to the payment. Returns its name. */
const journeys: Record<string, (page: Page, url: string) => Promise<string>> = {
  'server-actions': async (page, url) => {
    await page.goto(url);
    await expect(page.getByText('WELCOME10')).toBeVisible();
    await page.goto(`${url}/products/finch-tote`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('main')).toContainText('1 × Finch Tote');
    await page.getByLabel('Quantity').fill('2');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('main')).toContainText('2 × Finch Tote');
    await page.getByRole('button', { name: 'Check out' }).click();
    return 'Finch Tote';
  },
  'browser-context': async (page, url) => {
    await page.goto(url);
    await page.getByLabel('Email').fill('iris@demo.example');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('status')).toHaveText('Wrong password.');
    const products = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Add to cart' }) });
    const name = (await products.first().innerText()).replace('Add to cart', '').trim();
    await products.first().getByRole('button').click();
    const cart = page.getByRole('region', { name: 'Cart' });
    await expect(cart).toContainText(`1 × ${name}`);
    await cart.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('main')).toContainText('Your cart is empty.');
    await products.first().getByRole('button').click();
    await cart.getByRole('button', { name: 'Check out' }).click();
    return name;
  },
};

/** Sends the requests of a page for the platform's public host to the platform of the test. */
async function emulatePlatform(page: Page, platform: string): Promise<void> {
  await page.route(/^https:\/\/(www|edge)\.wixapis\.com\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: platform + pathname + search }) });
  });
}

/** Names of the ordered items. */
async function orderedItems({ emulator }: Application): Promise<string[]> {
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': CLIENT_ID, 'content-type': 'application/json' };
  const url = 'https://www.wixapis.com/ecom/v1/orders/search';
  const response = await emulator.fetch(new Request(url, { method: 'POST', headers, body: '{}' }));
  const { orders } = (await response.json()) as { orders: { lineItems: { productName: { original: string } }[] }[] };
  return orders.flatMap(({ lineItems }) => lineItems.map(({ productName }) => productName.original));
}

describe.each(Object.entries(journeys))('the application with %s that codemod official has migrated', (name, buy) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'cartwright-migrated-')), name);
  let app: Application;
  let platform: string;

  beforeAll(async () => {
    cpSync(join(root, 'packages/cli/fixtures', name), folder, { recursive: true });
    await migrateApplication(folder);
    vi.stubEnv('NODE_OPTIONS', `--import ${pathToFileURL(join(import.meta.dirname, 'platform-hosts.js')).href}`);
    vi.stubEnv('WIX_API_KEY', DEMO_API_KEY);
    vi.stubEnv('WIX_SITE_ID', CLIENT_ID);
    app = await startApplication({
      folder,
      platform: { catalogVersion: 'v1' },
      prepare: (_, url) => (platform = url),
    });
  }, 900_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await app.close();
    rmSync(join(folder, '..'), { recursive: true });
  }, 240_000);

  test('builds without further edits, and sells a product', { timeout: 240_000 }, async () => {
    const { page, problems } = await app.openVisitor();
    await emulatePlatform(page, platform);
    const product = await buy(page, app.url);
    await pay(page);
    await expect.poll(() => orderedItems(app)).toEqual([product]);
    expect(problems).toEqual([]);
  });
});
