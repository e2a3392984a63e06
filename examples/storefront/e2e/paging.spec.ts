import type { Page } from '@playwright/test';
import { expect, test } from './shop.js';

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: 'Show more' });
const getHref = (page: Page, rel: string) => page.locator(`link[rel=${rel}]`).getAttribute('href');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to all products, and tell search engines their order', async ({ page, baseURL }) => {
    const url = `${baseURL ?? ''}/collections/all-products`;
    await page.goto(url);
    await expect(cards(page)).toHaveCount(24);
    await expect(page.locator('link[rel=prev]')).toHaveCount(0);
    expect([await getHref(page, 'canonical'), await getHref(page, 'next')]).toEqual([url, `${url}?page=2`]);
    await more(page).click();
    await expect(cards(page)).toHaveCount(48);
    await expect(page).toHaveTitle(/^Everything, page 2/);
    expect([await getHref(page, 'canonical'), await getHref(page, 'prev'), await getHref(page, 'next')]).toEqual([
      `${url}?page=2`,
      url,
      `${url}?page=3`,
    ]);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const status = await page
      .getByRole('status')
      .filter({ hasText: /^Showing/ })
      .innerText();
    const total = Number(/of (\d+)/.exec(status)?.[1]);
    expect(total).toBeGreaterThan(100);
    for (let shown = 48; shown < total; shown += 24) {
      await more(page).click();
      await expect(cards(page)).toHaveCount(Math.min(shown + 24, total));
    }
    await expect(more(page)).toHaveCount(0);
    await expect(page.locator('link[rel=next]')).toHaveCount(0);
  });

  test('a page after the last one is the last one', async ({ page, baseURL }) => {
    await page.goto('/collections/apparel?page=30');
    expect(await getHref(page, 'canonical')).toBe(`${baseURL ?? ''}/collections/apparel`);
  });

  test('filters apply to all pages', async ({ page }) => {
    await page.goto('/collections/all-products?sort=name');
    await more(page).click();
    await expect(cards(page)).toHaveCount(48);
    expect(new URL(page.url()).search).toBe('?sort=name&page=2');
    const names = await cards(page).getByRole('heading').allInnerTexts();
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  });
});

test('a reload shows as many products as before, and other filters start over', async ({ page }) => {
  await page.goto('/collections/all-products');
  await more(page).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\?page=2$/);
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await page.getByLabel('Sort').selectOption('newest');
  await expect(page).toHaveURL(/\?sort=newest$/);
  await expect(cards(page)).toHaveCount(24);
});
