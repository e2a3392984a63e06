import type { Page } from '@playwright/test';
import { expect, test } from './shop.js';

const results = (page: Page) => page.getByRole('region', { name: 'Products' });

test('filters and sorts by discounted prices', { tag: '@sample-both' }, async ({ page }) => {
  await page.goto('/collections/all-products?sort=price-low');
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await expect(results(page).locator('[aria-busy=true]')).toHaveCount(0);
  const texts = await results(page).locator('article h3 + div').allInnerTexts();
  const prices = texts.map((text) => Number(/\$([\d.]+)/.exec(text)?.[1]));
  expect(prices).toHaveLength(24);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  expect(prices).toContain(8);

  await page.goto('/collections/all-products?sale=on&max=60');
  await expect(results(page).getByRole('link', { name: 'Lumbar Stripe Cushion' })).toBeVisible();
  await expect(results(page).getByRole('article')).toHaveCount(12);
  await expect(results(page).getByRole('status')).toHaveText('Showing 12 of 12');
});
