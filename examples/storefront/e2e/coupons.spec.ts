import { addToBag, getBag, expect, fillInAddress, goToCheckout, goodCard, pay, openBagPage, test } from './shop.js';

test('a rejected coupon shows the reason and the remedy at its field', async ({ page, shop }) => {
  await addToBag(page, 'storm-umbrella');
  await shop.createCoupon({ code: 'GONE', active: false, percentOffRate: 10 });
  await shop.createCoupon({ code: 'BIGBAG', minimumSubtotal: 500, moneyOffAmount: 50 });
  const bag = getBag(page);
  await openBagPage(page);
  const field = bag.getByLabel('Coupon code');
  const refusals = {
    '': 'Please enter a code.',
    'NO-SUCH-CODE': 'There is no coupon with this code. Is it spelled right?',
    GONE: 'This coupon is no longer in use. Please try another code.',
    SUMMER24: 'This coupon has expired. Please try another code.',
    NEXTCENTURY: 'This coupon cannot be used yet. Please try another code.',
    FIRST100: 'This coupon has been used up. Please try another code.',
    KITCHEN20: 'This coupon is not for anything in your bag. Add something that it is for, or try another code.',
    BIGBAG: 'This coupon is for orders of at least $500.00. Add something more, or try another code.',
  };
  for (const [code, words] of Object.entries(refusals)) {
    await field.fill(code);
    await bag.getByRole('button', { name: 'Apply' }).click();
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toHaveValue(code);
  }
  await expect(bag.getByText('Discount')).toHaveCount(0);
  await expect(bag.getByRole('button', { name: 'Check out' })).toBeEnabled();
});

test('a coupon that no longer applies shows why, and blocks the checkout until it is removed', async ({
  page,
  shop,
}) => {
  await addToBag(page, 'quiet-teapot');
  await shop.createCoupon({ code: 'PAIR', minimumSubtotal: 150, moneyOffAmount: 15 });
  const bag = getBag(page);
  await bag.getByRole('button', { name: /^Increase/ }).click();
  await openBagPage(page);
  await bag.getByLabel('Coupon code').fill('PAIR');
  await bag.getByRole('button', { name: 'Apply' }).click();
  await expect(bag.locator('dl')).toContainText('−$15.00');

  await bag.getByRole('button', { name: /^Decrease/ }).click();
  await expect(bag.getByRole('alert')).toHaveText(
    'This coupon is for orders of at least $150.00. Add something more, or remove it.',
  );
  await expect(bag.getByText('Your coupon does not apply.')).toBeVisible();
  await expect(bag.getByRole('button', { name: 'Check out' })).toBeDisabled();

  await bag.getByRole('button', { name: 'Remove coupon PAIR' }).click();
  await expect(bag.getByText('Your coupon does not apply.')).toBeHidden();
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$88.00');
  await expect(bag.getByRole('button', { name: 'Check out' })).toBeEnabled();
});

test('a coupon that expires before the payment is shown before the buyer pays', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  const id = await shop.createCoupon({ code: 'TODAY', percentOffRate: 25 });
  const bag = getBag(page);
  await openBagPage(page);
  await bag.getByLabel('Coupon code').fill('TODAY');
  await bag.getByRole('button', { name: 'Apply' }).click();
  await expect(bag.locator('dl')).toContainText('−$22.00');
  await goToCheckout(page);
  await fillInAddress(page);

  await shop.merchant('PATCH', `/stores/v2/coupons/${id}`, { specification: { active: false } });
  await pay(page, goodCard);
  await expect(page).toHaveURL(new RegExp(`^${shop.emulatorUrl}/hosted/checkout/`));
  await expect(page.getByRole('alert').first()).toContainText(/total has changed|coupon/i);
  expect(await shop.orders()).toEqual([]);

  await page.getByRole('link', { name: 'Back to cart' }).click();
  await expect(bag.getByRole('alert')).toHaveText('This coupon is no longer in use. Please remove it.');
  await bag.getByRole('button', { name: 'Remove coupon TODAY' }).click();
  await goToCheckout(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  const [order] = await shop.orders();
  expect(order?.priceSummary).toMatchObject({ subtotal: { amount: '88.00' }, discount: { amount: '0.00' } });
});
