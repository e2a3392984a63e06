import { clickTwice } from '../../lib/click-twice.js';
import { expect } from '../../lib/expect.js';

export const removed = ['src/components', 'src/pages', 'src/layout.tsx'];

/** @param {import('@playwright/test').Page} page @param {string} name Beginning of the choice's name. */
const getChoice = (page, name) => page.getByRole('radio', { name: new RegExp(`^${name}(?! ?\\w)`) });

/** @param {import('@playwright/test').Page} page */
const getAddButton = (page) => page.getByRole('button', { name: 'Add to cart' });

/** @param {import('@playwright/test').Page} page */
const getLines = (page) => page.getByRole('list', { name: 'Your cart' }).getByRole('listitem');

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'a product is shown with its name and price'({ page }) {
    await page.goto('/products/everyday-tee');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everyday Tee');
    await expect(page.getByText('$38').first()).toBeVisible();
  },
  async 'choices that are sold out with the selected color are named so'({ page }) {
    await getChoice(page, 'Ink').click({ force: true });
    await expect(getChoice(page, 'M')).toHaveAccessibleName(/sold out/i);
    await expect(getChoice(page, 'S')).not.toHaveAccessibleName(/sold out/i);
    await getChoice(page, 'Moss').click({ force: true });
    await expect(getChoice(page, 'M')).not.toHaveAccessibleName(/sold out/i);
  },
  async 'nothing is added without a size'({ page }) {
    await getAddButton(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(getLines(page)).toHaveCount(0);
  },
  async 'the quantity is limited to what is in stock'({ page }) {
    await getChoice(page, 'Ink').click({ force: true });
    await getChoice(page, 'L').click({ force: true });
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5');
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  },
  async 'the selected variant is added'({ page }) {
    await getAddButton(page).click();
    await expect(getLines(page)).toHaveCount(1);
    await expect(getLines(page)).toContainText('2 × Everyday Tee');
    await expect(getLines(page)).toContainText('Ink');
    await expect(getLines(page)).toContainText(/\bL\b/);
  },
  async 'nothing is added without a required text'({ page }) {
    await page.goto('/products/overnight-duffel');
    await getChoice(page, 'Navy').click({ force: true });
    await getAddButton(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(getLines(page)).toHaveCount(1);
  },
  async 'two quick clicks add once'({ page, emulator }) {
    emulator.injectFault({ path: '/ecom/*add-line-items', latency: 4000, times: 1 });
    await page.getByRole('textbox', { name: /^Initials on the tag/ }).fill('ABC');
    await clickTwice(getAddButton(page), 'add-line-items');
    await expect(getLines(page).filter({ hasText: 'Overnight Duffel' })).toContainText('1 × Overnight Duffel');
    await expect(getLines(page).filter({ hasText: 'Overnight Duffel' })).toContainText('ABC');
    await expect(getAddButton(page)).toBeEnabled();
    await page.reload();
    await expect(getLines(page).filter({ hasText: 'Overnight Duffel' })).toContainText('1 × Overnight Duffel');
    await expect(getLines(page)).toHaveCount(2);
  },
  async 'a failure of the platform is shown, and the next attempt succeeds'({ page, emulator }) {
    await page.goto('/products/quiet-teapot');
    await expect(getLines(page)).toHaveCount(2);
    emulator.injectFault({ path: '/ecom/*add-line-items', status: 500 });
    await getAddButton(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await getAddButton(page).click();
    await expect(getLines(page).filter({ hasText: '1 × Quiet Teapot' })).toHaveCount(1);
  },
  async 'a sold-out product cannot be added'({ page }) {
    await page.goto('/products/orange-blossom-candle');
    await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  },
  async 'a product that does not exist is not found'({ page }) {
    await page.goto('/products/no-such-product');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
  },
};
