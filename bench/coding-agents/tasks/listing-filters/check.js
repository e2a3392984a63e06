import { expect } from '../../lib/expect.js';

export const removed = ['src/components/shop/listing.tsx'];

/** @param {import('@playwright/test').Page} page */
const getCards = (page) => page.getByRole('main').locator('a[href*="/products/"]');

/** @param {import('@playwright/test').Page} page */
const getStatus = (page) => page.getByRole('main').getByRole('status');

/** @param {import('@playwright/test').Page} page */
const getPrices = async (page) =>
  (await getCards(page).allTextContents()).map((text) => Number(/\$([\d.]+)/.exec(text.replaceAll(',', ''))?.[1]));

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'the number of products is shown'({ page }) {
    await page.goto('/collections/all-products');
    await expect(getCards(page)).toHaveCount(24);
    await expect(getStatus(page)).toContainText(/24 of \d+ products/);
  },
  async 'products are sorted by the price that is charged'({ page }) {
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await expect(getCards(page).first()).toContainText('Desktop Wallpapers');
    await expect(getCards(page)).toHaveCount(24);
    const prices = await getPrices(page);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  },
  async 'more products are shown, each once'({ page }) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(getCards(page)).toHaveCount(48);
    const names = await getCards(page).allTextContents();
    expect(new Set(names).size).toBe(48);
  },
  async 'a reload shows the same products'({ page }) {
    const names = await getCards(page).allTextContents();
    await page.reload();
    await expect(getCards(page)).toHaveText(names);
    await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Price, low to high');
  },
  async 'filters apply at once'({ page }) {
    await page.goto('/collections/candles-plants');
    await expect(getCards(page).filter({ hasText: 'Orange Blossom Candle' })).toHaveCount(1);
    await page.getByLabel('In stock').click();
    await expect(getCards(page).filter({ hasText: 'Orange Blossom Candle' })).toHaveCount(0);
    await expect(getCards(page).filter({ hasText: 'Fig Leaf Candle' })).toHaveCount(1);
  },
  async 'filters add up'({ page }) {
    await page.getByLabel('On sale').click();
    await expect(getCards(page).filter({ hasText: 'Fig Leaf Candle' })).toHaveCount(0);
    await expect(getCards(page).filter({ hasText: 'Arc Candle Holder' })).toHaveCount(1);
    await page.getByLabel('Highest price').fill('35');
    await page.getByLabel('Highest price').press('Enter');
    await expect(getCards(page).filter({ hasText: 'Arc Candle Holder' })).toHaveCount(0);
    await expect(getCards(page).filter({ hasText: 'Trailing Pothos' })).toHaveCount(1);
  },
  async 'a reload keeps the filters'({ page }) {
    await page.reload();
    await expect(getCards(page).filter({ hasText: 'Trailing Pothos' })).toHaveCount(1);
    await expect(getCards(page).filter({ hasText: 'Fig Leaf Candle' })).toHaveCount(0);
    await expect(page.getByLabel('In stock')).toBeChecked();
    await expect(page.getByLabel('Highest price')).toHaveValue('35');
  },
  async 'the back button goes to the former filters'({ page }) {
    await page.goBack();
    await expect(getCards(page).filter({ hasText: 'Arc Candle Holder' })).toHaveCount(1);
    await expect(page.getByLabel('Highest price')).toHaveValue('');
    await page.goBack();
    await expect(getCards(page).filter({ hasText: 'Fig Leaf Candle' })).toHaveCount(1);
    await expect(page.getByLabel('On sale')).not.toBeChecked();
  },
  async 'filters that nothing matches say so'({ page }) {
    await page.getByLabel('Highest price').fill('1');
    await page.getByLabel('Highest price').press('Enter');
    await expect(getStatus(page)).toContainText('No products match.');
    await expect(getCards(page)).toHaveCount(0);
  },
};
