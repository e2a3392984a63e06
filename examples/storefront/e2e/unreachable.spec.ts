import { Shop, expect, test } from './shop.js';

test('a wrong address of the platform: the store names it, and says how to start it', async ({ page, context }) => {
  await new Shop().open(context, 'http://127.0.0.1:9');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('http://127.0.0.1:9');
  await expect(page.getByRole('main')).toContainText('npx -y pnpm@10.34.9 demo');
});

test('once the platform answers, another try opens the store', async ({ page, shop }) => {
  await shop.fail({ path: '*', drop: true, times: 1000 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The store cannot reach its platform' })).toBeVisible();
  await shop.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Things worth keeping/ })).toBeVisible();
});
