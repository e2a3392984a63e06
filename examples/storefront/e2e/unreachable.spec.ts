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
