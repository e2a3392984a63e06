import { fileURLToPath } from 'node:url';
import * as emulator from '@cartwright/emulator';
import { freePort } from '../../../scripts/lib/ports.js';
import { storeOptions } from '../../../scripts/lib/store-options.js';
import { startStore } from '../../../scripts/lib/store-server.js';
import type { createStoreServer } from '../server/index.js';
import { expect, test } from './shop.js';

const dist = new URL('../dist/', import.meta.url);

/** Starts the store with a URL of the platform. */
async function openStore(apiUrl: string) {
  const server = (await import(new URL('server/index.js', dist).href)) as {
    createStoreServer: typeof createStoreServer;
  };
  const port = await freePort();
  const options = storeOptions({ port, apiUrl, clientId: emulator.DEMO_CLIENT_ID }, emulator);
  return startStore({
    folder: fileURLToPath(new URL('client', dist)),
    port,
    respond: server.createStoreServer(options),
  });
}

test('a wrong address of the platform is shown, with the command that starts it', async ({ page }) => {
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  const store = await openStore(apiUrl);
  expect((await page.goto(store.url))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(apiUrl);
  await expect(page.getByRole('main')).toContainText('npx -y pnpm@10.34.9 demo');
  await store.close();
});

test('an address of another server shows the same page', { tag: '@full' }, async ({ page, baseURL }) => {
  const apiUrl = baseURL ?? '';
  const store = await openStore(apiUrl);
  await page.goto(store.url);
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(apiUrl);
  await store.close();
});

test('a retry opens the store when the platform is reachable', { tag: '@full' }, async ({ page, shop }) => {
  await shop.fail({ path: '*', drop: true, times: 1000 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
  await shop.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Things worth keeping/ })).toBeVisible();
});
