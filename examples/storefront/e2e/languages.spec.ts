import { expect, test } from './shop.js';

test('the language switch opens the same page in the other language, with its query', async ({ page }) => {
  await page.goto('/collections/apparel?sort=name');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const german = page.getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('lang', 'de');
  await expect(german).toHaveAttribute('hreflang', 'de');
  await german.click();
  await expect(page).toHaveURL(/\/de\/collections\/apparel\?sort=name$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/collections\/apparel\?sort=name$/);
});

test('links of German pages stay in German, also without a reload', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Alles', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/collections\/all-products$/);
  await page.getByRole('main').locator('a[href^="/de/products/"]').first().click();
  await expect(page).toHaveURL(/\/de\/products\//);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/de$/);
});

test('the merchant area, robots.txt and the sitemap have no language', async ({ request }) => {
  for (const path of ['/de/merchant', '/de/merchant/login', '/de/robots.txt', '/de/sitemap.xml']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
