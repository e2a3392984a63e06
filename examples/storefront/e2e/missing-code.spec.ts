import type { Page } from '@playwright/test';
import { expect, getBag, test, waitForHydration } from './shop.js';

/** Fails requests for the code of the drawer, except those of the bag's page. */
const failCodeOfDrawer = (page: Page) =>
  page.route(/\/assets\/cart-drawer-/, (route) => (page.url().endsWith('/bag') ? route.continue() : route.abort()));

test('the bag opens on its page if the code of its drawer cannot be loaded', async ({ page }) => {
  await failCodeOfDrawer(page);
  await page.goto('/de/products/quiet-teapot');
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/bag$/);
  await expect(page.getByRole('region', { name: 'Dein Warenkorb' })).toContainText('Quiet Teapot');
});

test('a bag without code for its drawer opens when the connection is back', async ({ page, context }) => {
  await failCodeOfDrawer(page);
  await page.goto('/products/quiet-teapot');
  await waitForHydration(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Bag, empty' }).click();
  await expect(page.getByText('The page opens when the connection is back.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Teapot' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/bag$/);
  await expect(getBag(page)).toContainText('Your bag is empty.');
});

test('a header that fails shows a page of the store with a way back', async ({ page }) => {
  await page.goto('/products/quiet-teapot');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page)).toBeVisible();
  await page.route('**/ecom/v2/carts/current', (route) => route.fulfill({ json: { cart: { lineItems: [null] } } }));
  await page.goto('/collections/apparel');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong here' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();
});
