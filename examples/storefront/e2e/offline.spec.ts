import { addToBag, bagOf, expect, test } from './shop.js';

test('a coupon that is entered while offline stays in its field', { tag: '@full' }, async ({ context, page }) => {
  await addToBag(page, 'quiet-teapot');
  const field = bagOf(page).getByLabel('Coupon code');
  const apply = bagOf(page).getByRole('button', { name: 'Apply' });
  await expect(bagOf(page).locator('dl[aria-busy=false]')).toContainText('Total$88.00');
  await context.setOffline(true);
  await field.fill('WELCOME10');
  await apply.click();
  await expect(field).toHaveAccessibleDescription(/connection|offline/);
  await expect(field).toHaveValue('WELCOME10');
  await context.setOffline(false);
  await apply.click();
  await expect(bagOf(page).locator('dl')).toContainText('−$8.80');
});

test(
  'offline before the scripts are loaded, the browser shows its own error, and nothing is lost',
  { tag: '@full' },
  async ({ browser, shop }) => {
    const context = await browser.newContext();
    await shop.open(context, false);
    const page = await context.newPage();
    const errorPage = 'chrome-error://chromewebdata/';
    const open = async () => {
      await context.setOffline(false);
      await page.goto('/products/quiet-teapot', { waitUntil: 'networkidle' });
    };

    await open();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => page.url()).toBe(errorPage);

    await open();
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).click();
    await expect.poll(() => page.url()).toBe(errorPage);

    await open();
    await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).click();
    await expect(bagOf(page).getByRole('textbox', { name: 'Quantity of Quiet Teapot' })).toHaveValue('1');
    await context.close();
  },
);
