import { control } from '../../lib/control.js';
import { expect } from '../../lib/expect.js';

const name = 'Paring Knife No. 3';
const slug = 'paring-knife-no-3';

/** @param {import('@playwright/test').Page} page */
const getLine = (page) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** @param {import('@playwright/test').Page} page @param {string} action */
const getButton = (page, action) => page.getByRole('main').getByRole('button', { name: `${action} ${name}` });

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'the cart shows the line'({ page }) {
    await page.goto(`/products/${slug}`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Added: go to the cart' }).click();
    await expect(getLine(page)).toContainText('Quantity: 1');
    await expect(getButton(page, 'One less')).toBeDisabled();
  },
  async 'quick clicks add up, to what is in stock at most'({ page, emulator }) {
    emulator.injectFault({ path: '/ecom/v2/*', latency: 1000, times: 2 });
    await getButton(page, 'One more').click();
    await getButton(page, 'One more').click();
    await expect(getLine(page)).toContainText('Quantity: 3');
    await expect(getButton(page, 'One more')).toBeDisabled();
    await expect(page.getByRole('navigation', { name: 'Shop' })).toContainText(/Cart\s*3/);
    await expect
      .poll(() => emulator.requests({ path: '/update-line-items' }).filter(({ status }) => status === 200).length)
      .toBeGreaterThan(0);
    await page.reload();
    await expect(getLine(page)).toContainText('Quantity: 3');
  },
  async 'a change that fails is undone and reported'({ page, emulator }) {
    emulator.injectFault({ path: '/ecom/*update-line-items', status: 500, times: 100 });
    await getButton(page, 'One less').click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(getLine(page)).toContainText('Quantity: 3');
    await control(emulator, 'DELETE', 'faults');
  },
  async 'the page says when less is left'({ page, merchant }) {
    await merchant.setStock(slug, 1);
    await page.reload();
    await expect(getLine(page).getByRole('alert')).toContainText(/only 1 left/i);
    await getButton(page, 'One less').click();
    await getButton(page, 'One less').click();
    await expect(getLine(page)).toContainText('Quantity: 1');
    await expect(getLine(page).getByRole('alert')).toHaveCount(0);
  },
  async 'the page says when nothing is left'({ page, merchant }) {
    await merchant.setStock(slug, 0);
    await page.reload();
    await expect(getLine(page).getByRole('alert')).toContainText(/sold out/i);
  },
  async 'a line is removed'({ page }) {
    await getButton(page, 'Remove').click();
    await expect(page.getByRole('main')).toContainText('Your cart is empty.');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Your cart is empty.');
  },
};
