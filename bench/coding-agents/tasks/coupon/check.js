import { expect } from '../../lib/expect.js';

/** @param {import('@playwright/test').Page} page @param {string} code */
async function apply(page, code) {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** @param {import('@playwright/test').Page} page */
const getAlert = (page) => page.getByRole('main').getByRole('alert');

/** @param {import('@playwright/test').Page} page */
const getRemoveButton = (page) => page.getByRole('button', { name: 'Remove coupon' });

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'a cart without items has no coupon field'({ page }) {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
    await expect(page.getByRole('textbox', { name: 'Coupon code' })).toHaveCount(0);
  },
  async 'an unknown code is rejected'({ page }) {
    await page.goto('/products/finch-tote');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Added: go to the cart' }).click();
    await apply(page, 'NO-SUCH-CODE');
    await expect(getAlert(page)).toBeVisible();
    await expect(getAlert(page)).not.toContainText(/[A-Z]{3,}_[A-Z]/);
    await expect(getRemoveButton(page)).toHaveCount(0);
  },
  async 'a coupon for larger orders is rejected'({ page }) {
    await page.reload();
    await apply(page, 'SAVE15');
    await expect(getAlert(page)).toBeVisible();
    await expect(getAlert(page)).not.toContainText(/[A-Z]{3,}_[A-Z]/);
    await expect(getRemoveButton(page)).toHaveCount(0);
  },
  async 'a coupon is applied'({ page }) {
    await apply(page, ' WELCOME10 ');
    await expect(getRemoveButton(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('WELCOME10');
    await expect(page.getByRole('main')).toContainText(/Discount:?\s*[-−]?\$2\.20/);
    await expect(page.getByRole('main')).toContainText(/Total:?\s*\$19\.80/);
    await expect(getAlert(page)).toHaveCount(0);
  },
  async 'a rejected code leaves the former coupon'({ page }) {
    await apply(page, 'FIRST100');
    await expect(getAlert(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('WELCOME10');
    await expect(page.getByRole('main')).toContainText(/Total:?\s*\$19\.80/);
  },
  async 'the coupon survives a reload'({ page }) {
    await page.reload();
    await expect(getRemoveButton(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Total:?\s*\$19\.80/);
  },
  async 'the coupon is removed'({ page }) {
    await getRemoveButton(page).click();
    await expect(getRemoveButton(page)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Discount');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Discount');
  },
  async 'nothing is sent for an empty field'({ page, emulator }) {
    const countRequests = () => emulator.requests({ path: '/add-coupon' }).length;
    const before = countRequests();
    await apply(page, '  ');
    await apply(page, 'ONCE5');
    await expect(getRemoveButton(page)).toBeVisible();
    expect(countRequests() - before).toBe(1);
  },
};
