import { expectNoViolations } from './axe.js';
import {
  addToBag,
  choose,
  expect,
  fillInAddress,
  fillInCheckout,
  getBag,
  goodCard,
  openCheckout,
  pay,
  payOnline,
  openBagPage,
  test,
} from './shop.js';

const giftCard = '/products/alder-finch-gift-card';

/** A day from now, as date fields write it. */
const dayFromNow = (days: number): string => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date.toLocaleDateString('sv-SE');
};

test('a gift card has a recipient, a note and a delivery date, which bag and order show', async ({ page }) => {
  await page.goto(giftCard);
  await choose(page, '$50');
  const add = page.getByRole('button', { name: 'Add to bag' });
  const email = page.getByLabel('Recipient’s email');
  const date = page.getByLabel('Delivery date (optional)');
  await expect(date).toHaveAttribute('min', dayFromNow(0));
  await email.fill('ada');
  await date.fill(dayFromNow(-1));
  await add.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Please enter an email address/);
  await expect(date).toHaveAccessibleDescription(/This day has passed/);
  await email.fill('ada@example.com');
  await add.click();
  await expect(date).toBeFocused();
  await expectNoViolations(page);

  await date.fill('2099-12-24');
  await page.getByLabel('Recipient’s name (optional)').fill('Ada');
  await page.getByLabel('Your note (optional)').fill('For your new home');
  await add.click();
  const bag = getBag(page);
  for (const text of [
    'Recipient’s name: Ada',
    'Recipient’s email: ada@example.com',
    'Your note: For your new home',
    'Delivery date: December 24, 2099',
  ])
    await expect(bag.getByText(text)).toBeVisible();
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Pay later' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Delivery date: December 24, 2099')).toBeVisible();
});

test('bag, checkout and order show the amount of a gift card, and the rest', async ({ page, shop }) => {
  await shop.createCoupon({ code: 'TENTH', percentOffRate: 10, scope: { namespace: 'stores' } });
  await addToBag(page, 'quiet-teapot');
  const bag = getBag(page);
  await openBagPage(page);
  await bag.getByLabel('Coupon code').fill('TENTH');
  await page.keyboard.press('Enter');
  await bag.getByLabel('Gift card code').fill('GIFT-GOOD-0050');
  await page.keyboard.press('Enter');
  const totals = 'Subtotal$88.00Discount−$8.80Total$79.20Gift card−$50.00Pay now$29.20';
  await expect(bag.locator('dl[aria-busy=false]')).toHaveText(totals);
  await openCheckout(page);
  await fillInCheckout(page);
  const review = page.getByRole('region', { name: 'Your order' });
  await expect(review.locator('dl[aria-busy=false]')).toContainText(/Gift card−\$50\.00Pay now\$\d/);
  await payOnline(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  const order = page.getByRole('region', { name: 'What you bought' });
  // The price of the line item is the one that the subtotal adds up.
  await expect(order.getByRole('listitem')).toContainText('$88.00');
  await expect(order).toContainText('Subtotal$88.00Discount−$8.80');
  await expect(order).toContainText(/Gift card\$50\.00Paid\$\d/);
  const [placed] = await shop.orders();
  const paid = (Number(placed?.priceSummary.total.amount) - 50).toFixed(2);
  await expect(order).toContainText(`Paid$${paid}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server refuses a day that has passed', async ({ page }) => {
    await page.goto(giftCard);
    await page.getByRole('radio', { name: '$50' }).check();
    await page.getByLabel('Recipient’s email').fill('ada@example.com');
    await page.getByLabel('Delivery date (optional)').fill('2020-01-01');
    await page.getByRole('button', { name: 'Add to bag' }).click();
    const bag = page.getByRole('region', { name: 'Your bag' });
    await expect(bag).toContainText('Delivery date: This day has passed.');
    await bag.getByRole('link', { name: 'Back to the product' }).click();
    await expect(page).toHaveURL(giftCard);
  });
});
