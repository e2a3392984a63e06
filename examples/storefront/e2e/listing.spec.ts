import type { Page } from '@playwright/test';
import { expect, test } from './shop.js';

const results = (page: Page) => page.getByRole('region', { name: 'Products' });

test('filters and sorts by discounted prices', { tag: '@sample' }, async ({ page }) => {
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

test('the number of products and their pictures follow the filters', { tag: '@v3' }, async ({ page }) => {
  const count = page.getByText(/^\d+ pieces?$/);
  await page.goto('/collections/apparel');
  const all = Number.parseInt(await count.innerText());
  const pictures = async (color: string) => {
    await page.goto(`/collections/apparel?option=Color:${color}`);
    const shown = await results(page).getByRole('article').count();
    await expect(count).toHaveText(new RegExp(`^${shown} pieces?$`));
    expect(shown).toBeLessThan(all);
    return results(page)
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => [card.querySelector('h3')?.innerText, card.querySelector('img')?.src]),
      );
  };
  const inMoss = new Map((await pictures('Moss')) as [string, string][]);
  const inBoth = ((await pictures('Ink')) as [string, string][]).filter(([name]) => inMoss.has(name));
  expect(inBoth.some(([name, picture]) => inMoss.get(name) !== picture)).toBe(true);
});

test('the number beside a filter is the number of products that it leads to', { tag: '@sample' }, async ({ page }) => {
  await page.goto('/collections/all-products');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  // Choices of one option are alternatives, those of different ones are not.
  for (const name of ['Moss', 'M', 'In stock']) {
    const label = filters.locator('label').filter({ has: page.getByText(name, { exact: true }) });
    const count = Number(await label.locator('[aria-hidden].tabular-nums').innerText());
    expect(count).toBeGreaterThan(0);
    await label.click();
    await expect(label.getByRole('checkbox')).toBeChecked();
    await expect(page.getByText(/^\d+ pieces?$/)).toHaveText(count === 1 ? '1 piece' : `${count} pieces`);
  }
});
