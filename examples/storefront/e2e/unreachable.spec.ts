import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/ports.js';
import { startStore } from '../../../scripts/lib/store-server.js';
import { expect, test } from './shop.js';

const respond = () => Promise.resolve(new Response(null, { status: 404 }));
const folder = fileURLToPath(new URL('../dist/client', import.meta.url));

test('a wrong address of the platform is shown, with the command that starts it', async ({ page }) => {
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  const store = await startStore({ folder, port: await freePort(), apiUrl, respond });
  await page.goto(store.url);
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(apiUrl);
  await expect(page.getByRole('main')).toContainText('npx -y pnpm@10.34.9 demo');
  await store.close();
});

test('an address of another server shows the same page', { tag: '@full' }, async ({ page, baseURL }) => {
  const apiUrl = baseURL ?? '';
  const store = await startStore({ folder, port: await freePort(), apiUrl, respond });
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
