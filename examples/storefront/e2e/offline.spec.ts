import type { Browser, Page } from '@playwright/test';
import { pauseRequests } from './requests.js';
import { addToBag, getBag, expect, openBagPage, type Shop, test } from './shop.js';

test('a coupon that is entered while offline stays in its field', async ({ context, page }) => {
  await addToBag(page, 'quiet-teapot');
  await openBagPage(page);
  const field = getBag(page).getByLabel('Coupon code');
  const apply = getBag(page).getByRole('button', { name: 'Apply' });
  await expect(getBag(page).locator('dl[aria-busy=false]')).toContainText('Total$88.00');
  await context.setOffline(true);
  await field.fill('WELCOME10');
  await apply.click();
  await expect(field).toHaveAccessibleDescription(/connection|offline/);
  await expect(field).toHaveValue('WELCOME10');
  await context.setOffline(false);
  await apply.click();
  await expect(getBag(page).locator('dl')).toContainText('−$8.80');
});

test.describe('offline before the scripts are loaded, the browser shows its own error, and nothing is lost:', () => {
  const errorPage = 'chrome-error://chromewebdata/';

  /** Opens a product, whose scripts do not arrive. */
  async function open(browser: Browser, shop: Shop): Promise<Page> {
    const context = await browser.newContext();
    await shop.open(context, false);
    const page = await context.newPage();
    await pauseRequests(page, /\/assets\/.*\.js$/);
    await page.goto('/products/quiet-teapot');
    return page;
  }

  test('a link', async ({ browser, shop }) => {
    const page = await open(browser, shop);
    await page.context().setOffline(true);
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    await contact.click();
    await expect.poll(() => page.url()).toBe(errorPage);
    await page.context().setOffline(false);
    await page.goto('/products/quiet-teapot');
    await contact.click();
    await expect(page).toHaveURL('/contact');
    await page.context().close();
  });

  test('the form that adds to the bag', async ({ browser, shop }) => {
    const page = await open(browser, shop);
    await page.context().setOffline(true);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to bag' });
    await add.click();
    await expect.poll(() => page.url()).toBe(errorPage);
    await page.context().setOffline(false);
    await page.goto('/products/quiet-teapot');
    await add.click();
    await expect(getBag(page).getByLabel(/^Quantity/)).toHaveValue('1');
    await page.context().close();
  });
});
