import { pauseRequests, loseResponse } from './requests.js';
import { addToBag, getBag, expect, fillInCheckout, goodCard, openCheckout, pay, payOnline, test } from './shop.js';

const placeOrder = { name: 'Place order' };

test('a shopper fills in the checkout page, and pays on the hosted page, which has everything', async ({
  page,
  shop,
}) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Express shipping' }).click();
  await expect(page.getByRole('radio', { name: /^Express shipping/ })).toBeChecked();
  await page.getByLabel('Note (optional)').fill('Ring twice');
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Shipping$19.95');
  await payOnline(page);

  await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
  await expect(page.getByLabel('Last name')).toHaveValue('Alder');
  await expect(page.getByLabel('Street and house number')).toHaveValue('12 Finch Street');
  await expect(page.getByLabel('Postal code')).toHaveValue('97209');
  await expect(page.getByRole('radio', { name: /^Express shipping/ })).toBeChecked();
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  const [order, ...others] = await shop.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ paymentStatus: 'PAID', buyerNote: 'Ring twice' });
  expect(order?.priceSummary.total.amount).toBe('107.95');
});

test('an order waits for the address and the delivery method that are being saved', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  const release = await pauseRequests(page, /\/delivery-methods\?/);
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Alder');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('Region').selectOption('US-OR');
  await page.getByLabel('Street and house number').fill('12 Finch Street');
  await page.getByLabel('City').fill('Portland');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByLabel('Postal code').fill('97209');
  await page.locator('label', { hasText: 'Pay later' }).click();
  await saved;
  await page.getByRole('button', placeOrder).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  expect(await shop.orders()).toHaveLength(1);
});

test(
  'an order that a gift card pays is placed by the store, once, also when the button is pressed twice',
  { tag: '@sample' },
  async ({ page, shop }) => {
    await addToBag(page, 'quiet-teapot');
    await openCheckout(page);
    await fillInCheckout(page);
    await page.getByLabel('Gift card code').fill('GIFT-OLD-0050');
    await page.getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByLabel('Gift card code')).toHaveAccessibleDescription(/^This gift card has expired/);
    await page.getByLabel('Gift card code').fill('GIFT-RICH-5000');
    await page.getByLabel('Gift card code').press('Enter');
    await expect(page.getByText('There is nothing to pay now.')).toBeVisible();

    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/api/place-order') ? 1 : 0));
    await page.getByRole('button', placeOrder).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
    expect(sent).toBe(1);
    expect((await shop.orders()).map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID']);
    await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  },
);

test('an order that a coupon makes free needs no payment', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await shop.createCoupon({ code: 'ALLFREE', percentOffRate: 100 });
  await openCheckout(page);
  await fillInCheckout(page);
  await page.getByLabel('Coupon code').fill('ALLFREE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.locator('label', { hasText: 'Pick up in store' }).click();
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Total$0.00');
  await page.getByRole('button', placeOrder).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  expect((await shop.orders()).map(({ priceSummary }) => priceSummary.total.amount)).toEqual(['0.00']);
});

test('an order that is paid offline is placed unpaid', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Pay later' }).click();
  await page.getByRole('button', placeOrder).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  await expect(page.getByText('Your payment is still open')).toBeVisible();
  expect((await shop.orders()).map(({ paymentStatus }) => paymentStatus)).toEqual(['NOT_PAID']);
});

test('a lost response of the store places one order, and shows it', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Pay later' }).click();
  await loseResponse(page, '**/api/place-order');
  await page.getByRole('button', placeOrder).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  expect(await shop.orders()).toHaveLength(1);
});

test('the store orders only the cart of the shopper who asks', async ({ page, shop, browser }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Pay later' }).click();
  const request = page.waitForRequest('**/api/place-order');
  await page.route('**/api/place-order', (route) => route.abort());
  await page.getByRole('button', placeOrder).click();
  const body = (await request).postData() ?? '';

  const context = await browser.newContext();
  await shop.open(context);
  const other = await context.newPage();
  await addToBag(other, 'quiet-teapot');
  await openCheckout(other);
  await fillInCheckout(other);
  await other.locator('label', { hasText: 'Pay later' }).click();
  await other.route('**/api/place-order', (route) => route.continue({ postData: body }));
  await other.getByRole('button', placeOrder).click();
  await expect(other.getByRole('alert')).toContainText('Your bag has changed in the meantime');
  expect(await shop.orders()).toEqual([]);
  await context.close();
});

test('missing fields have an error each, and the first one has the focus', async ({ page }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter an email address/);
  await expect(page.getByLabel('Country')).toHaveAccessibleDescription('Please choose a country.');
  await page.getByLabel('Email').fill('robin@example.com');
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Alder');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('Last name').press('Enter');
  await expect(page.getByLabel('Region')).toBeFocused();
});

test('an email address that only the platform rejects has its error', async ({ page }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await page.getByLabel('Email').fill('robin@ex..ample.com');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/was not accepted/);
});

test('a reload keeps what was typed, and a delivery method that is not offered there is replaced', async ({ page }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Pick up in store' }).click();
  await expect(page.getByRole('radio', { name: /^Pick up/ })).toBeChecked();
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('Ring twice') === true);
  await page.getByLabel('Note (optional)').fill('Ring twice');
  await saved;
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
  await expect(page.getByLabel('Region')).toHaveValue('US-OR');
  await expect(page.getByLabel('Postal code')).toHaveValue('97209');
  await expect(page.getByLabel('Note (optional)')).toHaveValue('Ring twice');
  await expect(page.getByRole('radio', { name: /^Pick up/ })).toBeChecked();

  await page.getByLabel('Region').selectOption('US-NY');
  await expect(page.getByRole('radio', { name: /^Standard shipping/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Pick up/ })).toHaveCount(0);
});

test('a price that changes is shown before anything is ordered', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Pay later' }).click();
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Total$88.00');
  await shop.catalog.setPrice('quiet-teapot', 95);
  await page.getByRole('button', placeOrder).click();
  await expect(page.getByRole('alert')).toContainText('The total has changed');
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Total$95.00');
  expect(await shop.orders()).toEqual([]);
  await page.getByRole('button', placeOrder).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
});

test('an item that sells out blocks the order, and the bag opens to remove it', async ({ page, shop }) => {
  await addToBag(page, 'storm-umbrella');
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await shop.catalog.setStock('quiet-teapot', 0);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Sold out. Open your bag to remove it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Change your bag' }).click();
  await getBag(page).getByRole('button', { name: 'Remove Quiet Teapot' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Sold out. Open your bag to remove it.')).toBeHidden();
  await payOnline(page);
  expect(await shop.orders()).toEqual([]);
});

test('an order while offline shows an error, and works when online again', async ({ page, context }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Pay later' }).click();
  await context.setOffline(true);
  await page.getByRole('button', placeOrder).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', placeOrder).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
});

test('back from the hosted page, everything is still filled in', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await payOnline(page);
  expect(page.url()).toContain(shop.emulatorUrl);
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
});
