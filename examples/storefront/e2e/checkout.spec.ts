import {
  addToBag,
  declinedCard,
  expect,
  fillInAddress,
  fillInCheckout,
  getBag,
  goToCheckout,
  openBagPage,
  openCheckout,
  pay,
  payOnline,
  test,
} from './shop.js';

test('a member’s checkout is prefilled with the profile, and with the region and service from the bag', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('iris@demo.example');
  await page.getByLabel('Password').fill('iris-sings-alto');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Your account/ })).toBeVisible();

  await addToBag(page, 'quiet-teapot');
  await openBagPage(page);
  await getBag(page).getByLabel('Ship to').selectOption('US');
  await getBag(page).getByLabel('Region').selectOption('US-WA');
  await getBag(page).locator('label', { hasText: 'Express shipping' }).click();
  await openCheckout(page);
  // The fields of the address are there until the member's addresses are.
  await expect(page.getByRole('radio', { name: /^12 Pike Street/ })).toBeChecked();
  await fillInCheckout(page);
  await payOnline(page);
  await expect(page.getByLabel('Email')).toHaveValue('iris@demo.example');
  await expect(page.getByLabel('First name')).toHaveValue('Iris');
  await expect(page.getByLabel('Street and house number')).toHaveValue('12 Pike Street');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('US-WA');
  await expect(page.getByRole('radio', { name: /^Express shipping/ })).toBeChecked();
});

test('a delivery method that is selected while the destination is being saved is kept', async ({ page }) => {
  await addToBag(page, 'quiet-teapot');
  const bag = getBag(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/ecom/v2/carts/current', async (route) => {
    if (route.request().method() === 'PATCH') await released;
    await route.fallback();
  });
  const saving = page.waitForRequest((request) => request.method() === 'PATCH');
  await openBagPage(page);
  await bag.getByLabel('Ship to').selectOption('US');
  await bag.getByLabel('Region').selectOption('US-WA');
  await saving;
  await bag.locator('label', { hasText: 'Express shipping' }).click();
  release();
  const express = bag.getByRole('radio', { name: /^Express shipping/ });
  await expect(bag.locator('label', { hasText: 'Express shipping' })).toContainText('$');
  await expect(express).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: /^Bag, / }).click();
  await expect(express).toBeChecked();
});

test('a declined payment can be reloaded, and a gift card pays the order', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, declinedCard);
  const declined = page.getByRole('alert').filter({ hasText: 'Your card was declined' });
  await expect(declined).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  await page.reload();
  await expect(declined).toBeVisible();
  expect(requests).not.toContain('POST');

  await page.getByLabel('Gift card code').fill('GIFT-OLD-0050');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByLabel('Gift card code')).toHaveAccessibleDescription('This gift card has expired.');
  await page.getByLabel('Gift card code').fill('GIFT-RICH-5000');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('There is nothing to pay now.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove gift card' }).click();
  await page.getByLabel('Gift card code').fill('GIFT-RICH-5000');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('There is nothing to pay now.')).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect((await shop.orders()).map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID']);
});
