import { control } from '../../lib/control.js';
import { expect } from '../../lib/expect.js';

/** @param {import('@playwright/test').Page} page */
const getField = (page) => page.getByRole('main').getByRole('textbox', { name: 'Email' });

/** @param {import('@playwright/test').Page} page @param {string} email */
async function request(page, email) {
  await getField(page).fill(email);
  await page.getByRole('button', { name: 'Notify me' }).click();
}

/** @param {import('@playwright/test').Page} page @param {string} name */
const choose = (page, name) =>
  page.getByRole('radio', { name: new RegExp(`^${name}(?! ?\\w)`) }).check({ force: true });

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'a product in stock offers no email'({ page }) {
    await page.goto('/products/quiet-teapot');
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    await expect(getField(page)).toHaveCount(0);
  },
  async 'a shop that takes no requests says so'({ page, merchant }) {
    await merchant.collectRequests(false);
    await page.goto('/products/orange-blossom-candle');
    await request(page, 'robin@example.com');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText('We will write to you.')).toHaveCount(0);
  },
  async 'an email is requested'({ page, merchant, emulator }) {
    await merchant.collectRequests(true);
    await page.reload();
    await request(page, 'robin@example.com');
    await expect(page.getByRole('status').filter({ hasText: 'We will write to you.' })).toBeVisible();
    expect(await control(emulator, 'GET', 'data/backInStockRequests')).toMatchObject([{ email: 'robin@example.com' }]);
  },
  async 'a second request is recognized'({ page }) {
    await page.reload();
    await request(page, 'robin@example.com');
    await expect(page.getByText(/already/i)).toBeVisible();
  },
  async 'only a variant that is sold out offers an email'({ page }) {
    await page.goto('/products/everyday-tee');
    await choose(page, 'Ink');
    await expect(getField(page)).toHaveCount(0);
    await choose(page, 'S');
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    await expect(getField(page)).toHaveCount(0);
    await choose(page, 'M');
    await expect(getField(page)).toBeVisible();
  },
  async 'nothing is sent for an invalid address'({ page, emulator }) {
    const countRequests = () =>
      emulator.requests({ path: '/back-in-stock' }).filter(({ method }) => method === 'POST').length;
    const before = countRequests();
    await request(page, 'robin');
    await request(page, 'ada@example.com');
    await expect(page.getByRole('status').filter({ hasText: 'We will write to you.' })).toBeVisible();
    expect(countRequests() - before).toBe(1);
  },
  async 'the shopper gets an email when this variant is back, not another one'({ emulator, merchant }) {
    const getMails = () => emulator.mails().filter(({ to }) => to === 'ada@example.com');
    await merchant.setStock('everyday-tee', 5, { Color: 'Oat', Size: 'XS' });
    expect(getMails()).toHaveLength(0);
    await merchant.setStock('everyday-tee', 5, { Color: 'Ink', Size: 'M' });
    await expect.poll(() => getMails().length).toBe(1);
  },
};
