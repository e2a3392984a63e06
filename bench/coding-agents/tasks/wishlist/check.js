import { expect } from '../../lib/expect.js';

/** @param {import('@playwright/test').Page} page @param {string} name */
const getToggle = (page, name) => page.getByRole('button', { name: `Save ${name}` });

/** @param {import('@playwright/test').Page} page */
const getSaved = (page) => page.getByRole('main').getByRole('link', { name: /Teapot|Tote|Tee|Candle/ });

/** @param {import('@playwright/test').Page} page @param {number} count */
const expectCount = (page, count) =>
  expect(page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: /^Wishlist/ })).toHaveText(
    count === 0 ? /^Wishlist\s*0?$/ : new RegExp(`^Wishlist\\s*${count}$`),
  );

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'a product is saved'({ page }) {
    await page.goto('/products/quiet-teapot');
    await expect(getToggle(page, 'Quiet Teapot')).toHaveAttribute('aria-pressed', 'false');
    await getToggle(page, 'Quiet Teapot').click();
    await expect(getToggle(page, 'Quiet Teapot')).toHaveAttribute('aria-pressed', 'true');
    await expectCount(page, 1);
  },
  async 'the wishlist shows the last saved product first, with prices'({ page }) {
    await page.goto('/products/finch-tote');
    await getToggle(page, 'Finch Tote').click();
    await page.getByRole('link', { name: /^Wishlist/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wishlist');
    await expect(getSaved(page)).toContainText(['Finch Tote', 'Quiet Teapot']);
    await expect(page.getByRole('main')).toContainText('$22.00');
    await expect(page.getByRole('main')).toContainText('$88.00');
  },
  async 'saved products survive a reload'({ page }) {
    await page.reload();
    await expect(getSaved(page)).toContainText(['Finch Tote', 'Quiet Teapot']);
    await expectCount(page, 2);
    await page.goto('/products/finch-tote');
    await expect(getToggle(page, 'Finch Tote')).toHaveAttribute('aria-pressed', 'true');
  },
  async 'what one tab saves appears in the others'({ page }) {
    await page.goto('/wishlist');
    await expect(getSaved(page)).toHaveCount(2);
    const other = await page.context().newPage();
    await other.goto('/products/everyday-tee');
    await getToggle(other, 'Everyday Tee').click();
    await expect(getSaved(page)).toContainText(['Everyday Tee', 'Finch Tote', 'Quiet Teapot']);
    await expectCount(page, 3);
    await other.close();
  },
  async 'a product that is no longer sold does not break the page'({ page, merchant }) {
    await merchant.hideProduct('finch-tote');
    await page.reload();
    await expect(getSaved(page)).toContainText(['Everyday Tee', 'Quiet Teapot']);
    await expect(page.getByText(/no longer sold/)).toBeVisible();
    await expect(getSaved(page).filter({ hasText: 'Finch Tote' })).toHaveCount(0);
  },
  async 'the wishlist of another visitor is empty'({ openVisitor }) {
    const page = await openVisitor();
    await page.goto('/wishlist');
    await expect(page.getByText('Nothing saved yet.')).toBeVisible();
    await expect(getSaved(page)).toHaveCount(0);
    await expectCount(page, 0);
  },
  async 'a product is removed again'({ page }) {
    await getToggle(page, 'Quiet Teapot').click();
    await expect(getSaved(page)).toHaveCount(1);
    await expect(getSaved(page)).toContainText('Everyday Tee');
    await page.reload();
    await expect(getSaved(page)).toHaveCount(1);
  },
};
