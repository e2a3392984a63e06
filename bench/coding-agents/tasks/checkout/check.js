import { control } from '../../lib/control.js';
import { expect } from '../../lib/expect.js';

export const removed = ['src/components/shop/checkout-button.tsx', 'src/components/shop/order.tsx'];

/** Address for the checkout page, by label. */
const buyer = {
  Email: 'robin@example.com',
  'First name': 'Robin',
  'Last name': 'Alder',
  'Street and house number': '12 Finch Street',
  City: 'Portland',
  'Postal code': '97209',
};

/** @param {import('@playwright/test').Page} page */
const getHeading = (page) => page.getByRole('heading', { level: 1 });

/** @param {import('@playwright/test').Page} page */
const getButton = (page) => page.getByRole('main').getByRole('button', { name: 'Check out' });

/** @param {import('@playwright/test').Page} page @param {number} count */
const expectCart = (page, count) =>
  expect(page.getByRole('navigation', { name: 'Shop' })).toContainText(new RegExp(`Cart\\s*${count}(?!\\d)`));

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'the button leads to the checkout page, and the back button returns'({ page }) {
    await page.goto('/products/finch-tote');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Added: go to the cart' }).click();
    await getButton(page).click();
    await expect(getHeading(page)).toHaveText('Checkout');
    await page.goBack();
    await expect(getButton(page)).toBeEnabled();
    await expectCart(page, 1);
  },
  async 'a failure of the platform is reported'({ page, emulator }) {
    emulator.injectFault({ path: '*redirect-session*', status: 500, times: 100 });
    await getButton(page).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL('/cart');
    await expect(getButton(page)).toBeEnabled();
    await control(emulator, 'DELETE', 'faults');
  },
  async 'a shopper who pays reads the order'({ page }) {
    await getButton(page).click();
    await expect(getHeading(page)).toHaveText('Checkout');
    for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label).fill(value);
    await page.getByLabel('Country').selectOption('US');
    await page.getByLabel('State', { exact: true }).selectOption('US-OR');
    await page.getByRole('button', { name: /^(Show|Update) delivery options$/ }).click();
    await page.getByRole('radio', { name: '4242 4242 4242 4242' }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(getHeading(page)).toHaveText('Thank you!');
    await expect(page.getByRole('main')).toContainText(/Your order is number \d+\./);
    await expect(page.getByRole('main')).toContainText('1 × Finch Tote');
    await expect(page.getByRole('main')).toContainText(/\$2\d\.\d\d/);
    await expectCart(page, 0);
  },
  async 'the order is still there after a reload'({ page }) {
    await page.reload();
    await expect(getHeading(page)).toHaveText('Thank you!');
    await expect(page.getByRole('main')).toContainText('1 × Finch Tote');
  },
  async 'nobody else can read the order'({ page, openVisitor }) {
    const other = await openVisitor();
    await other.goto(page.url());
    await expect(getHeading(other)).toHaveText('Order not found');
    await expect(other.getByText('Finch Tote')).toHaveCount(0);
  },
  async 'an invalid order is not found'({ page }) {
    await page.goto('/order?orderId=1');
    await expect(getHeading(page)).toHaveText('Order not found');
  },
  async 'a shopper who returns without an order is told so'({ page }) {
    await page.goto('/order');
    await expect(page.getByText('Nothing was ordered.')).toBeVisible();
  },
};
