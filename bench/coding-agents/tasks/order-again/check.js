import { clickTwice } from '../../lib/click-twice.js';
import { expect } from '../../lib/expect.js';

export const removed = ['src/components/shop/account.tsx', 'src/components/shop/order-list.tsx'];

const iris = { email: 'iris@demo.example', password: 'iris-sings-alto' };

/** @type {Record<'complete' | 'short' | 'ofAnother', string>} Numbers of the orders. */
const numbers = { complete: '', short: '', ofAnother: '' };

/** @param {import('@playwright/test').Page} page */
const getOrders = (page) => page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');

/** @param {import('@playwright/test').Page} page @param {string} number */
const getAgainButton = (page, number) => page.getByRole('button', { name: `Order ${number} again` });

/** @param {import('@playwright/test').Page} page @param {number} count */
const expectCart = (page, count) =>
  expect(page.getByRole('navigation', { name: 'Shop' })).toContainText(new RegExp(`Cart\\s*${count}(?!\\d)`));

/** @param {import('@playwright/test').Page} page */
async function signIn(page) {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(iris.email);
  await page.getByLabel('Password').fill(iris.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account');
}

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'visitors see no orders'({ page, merchant }) {
    numbers.complete = await merchant.createOrder(iris.email, [
      { slug: 'finch-tote', quantity: 2 },
      { slug: 'everyday-tee', quantity: 1, choices: { Color: 'Ink', Size: 'L' } },
    ]);
    numbers.short = await merchant.createOrder(iris.email, [
      { slug: 'quiet-teapot', quantity: 2 },
      { slug: 'heather-honey', quantity: 1 },
    ]);
    await merchant.setStock('quiet-teapot', 1);
    numbers.ofAnother = await merchant.createOrder('otto@demo.example', [{ slug: 'finch-tote', quantity: 1 }]);
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(getOrders(page)).toHaveCount(0);
  },
  async 'members see their orders after the sign-in'({ page }) {
    await signIn(page);
    await expect(getOrders(page)).toHaveCount(2);
    await expect(getOrders(page).filter({ hasText: `Order ${numbers.complete}` })).toHaveCount(1);
    await expect(getOrders(page).filter({ hasText: `Order ${numbers.ofAnother}` })).toHaveCount(0);
  },
  async 'two quick clicks order once'({ page, emulator }) {
    emulator.injectFault({ path: '/ecom/*add-line-items', latency: 4000, times: 1 });
    await clickTwice(getAgainButton(page, numbers.complete), 'add-line-items');
    await expect(page.getByRole('status').filter({ hasText: 'Added to your cart.' })).toBeVisible();
    await expect(getAgainButton(page, numbers.complete)).toBeEnabled();
    await page.reload();
    await expectCart(page, 3);
  },
  async 'the same choices are in the cart'({ page }) {
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('main')).toContainText(/Everyday Tee\s*Ink L/);
  },
  async 'what is left of an order is added, and the rest is reported'({ page }) {
    await page.goto('/account');
    await getAgainButton(page, numbers.short).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectCart(page, 5);
  },
  async 'after the sign-out, nothing of the member is shown'({ page }) {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto('/account');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(getOrders(page)).toHaveCount(0);
    await expectCart(page, 0);
  },
  async 'a session that the platform ended is over'({ openVisitor, emulator }) {
    const page = await openVisitor();
    await page.goto('/account');
    await signIn(page);
    await expect(getOrders(page)).toHaveCount(2);
    await emulator.requirePasswordReset(iris.email);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(getOrders(page)).toHaveCount(0);
  },
};
