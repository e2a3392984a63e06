import { freePort } from '../../../scripts/lib/ports.js';
import { openStore } from './open-store.js';
import { expect, test } from './shop.js';

test('a wrong address of the platform is shown, with the command that starts it', async ({ page }) => {
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  const store = await openStore(apiUrl);
  expect((await page.goto(store.url))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(apiUrl);
  await expect(page.getByRole('main')).toContainText('npx -y pnpm@10.34.9 demo');
  await store.close();
});

test('shoppers of a real store see a message without instructions', async ({ page }) => {
  const port = await freePort();
  const store = await openStore(`http://127.0.0.1:${port}`, { isDemo: false });
  await page.goto(store.url);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'The store is unavailable right now' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(main).not.toContainText(/pnpm|http|platform/);
  await store.close();
});

test('an address of another server shows the same page', async ({ page, baseURL }) => {
  const apiUrl = baseURL ?? '';
  const store = await openStore(apiUrl);
  await page.goto(store.url);
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(apiUrl);
  await store.close();
});

test('a retry opens the store when the platform is reachable', async ({ page, shop }) => {
  await shop.fail({ path: '*', drop: true, times: 1000 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
  await shop.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Things worth keeping/ })).toBeVisible();
});
