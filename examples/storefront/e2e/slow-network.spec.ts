import type { Page } from '@playwright/test';
import {
  getBag,
  expect,
  fillInAddress,
  fillInCheckout,
  goodCard,
  openCheckout,
  pay,
  payOnline,
  test,
  waitForHydration,
} from './shop.js';

/** Slows the network of a page down to that of a phone with slow 3G. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

test('a slow phone buys from a listing to the confirmation', async ({ browser, shop }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  // Does not wait for the scripts: buttons work while they are being loaded.
  await shop.open(context, false);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto('/collections/kitchen-table', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Quiet Teapot' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Teapot' })).toBeVisible();
  await page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: /add to bag/i })
    .tap();
  await expect(getBag(page)).toContainText('Quiet Teapot');
  // Without scripts, the bag leads to the hosted page.
  await waitForHydration(page);
  await openCheckout(page);
  await fillInCheckout(page);
  await payOnline(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  expect(await shop.orders()).toHaveLength(1);
  await context.close();
});

test('a slow phone signs in, saves the profile and signs out', async ({ browser, shop }) => {
  const robin = { email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' };
  await shop.join(robin);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await shop.open(context, false);
  const page = await context.newPage();
  const main = page.getByRole('main');
  await slowDown(page);
  await page.goto('/login?to=/account', { waitUntil: 'commit' });
  // Text that is entered before the scripts are loaded is kept.
  await main.getByLabel('Email').fill(robin.email);
  await main.getByLabel('Password').fill(robin.password);
  await main.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('region', { name: 'Your orders' })).toContainText('No orders yet');
  await main.getByLabel('First name').fill('Robin');
  await main.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(main.getByLabel('First name')).toHaveValue('Robin');
  await page.getByRole('button', { name: 'Sign out' }).tap();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeAttached();
  await context.close();
});
