import { expect, test } from './shop.js';

test('a visitor saves products, and finds them on the wishlist', async ({ page }) => {
  await page.goto('/collections/apparel');
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / });
  const name = (await heart.getAttribute('aria-label'))?.replace('Save ', '') ?? '';
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/products/quiet-teapot');
  await page.getByRole('button', { name: 'Save Quiet Teapot' }).click();
  await page.getByRole('link', { name: 'Wishlist' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  const saved = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(saved).toHaveText(['Quiet Teapot', name]);
  await page.reload();
  await expect(saved).toHaveText(['Quiet Teapot', name]);
  await page.getByRole('button', { name: 'Save Quiet Teapot' }).click();
  await expect(saved).toHaveText([name]);
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('the wishlist says when a product is gone, and shows what another tab saves', async ({ page, context }) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/products/quiet-teapot');
  await other.evaluate(() => localStorage.setItem('wishlist', '5eed0000-0000-4000-8000-00000000dead'));
  await expect(page.getByText('One product that you saved is no longer sold.')).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: 'Save Quiet Teapot' }).click();
  await expect(page.getByRole('article')).toHaveText(/Quiet Teapot/);
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await expect(page.getByText('no longer sold')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a product’s page shows the products that were seen before it', async ({ page }) => {
  for (const slug of ['quiet-teapot', 'everyday-tee', 'first-light-mug']) await page.goto(`/products/${slug}`);
  const seen = page.getByRole('region', { name: 'Seen lately' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('article').getByRole('heading')).toHaveText(['Everyday Tee', 'Quiet Teapot']);
});
