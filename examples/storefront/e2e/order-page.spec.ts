import { signIn } from './member.js';
import { addToBag, getBag, expect, fillInAddress, goToCheckout, goodCard, pay, test } from './shop.js';

test(
  'a member signs in, orders, prints the invoice, and orders again what is available',
  { tag: '@sample' },
  async ({ page, shop }) => {
    await signIn(page, shop);
    await addToBag(page, 'quiet-teapot');
    await goToCheckout(page);
    await fillInAddress(page);
    await pay(page, goodCard);
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    const [order] = await shop.orders();
    const again = page.getByRole('button', { name: 'Order again' });

    await test.step('the invoice', async () => {
      await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('12 Finch Street');
      await expect(page.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      await expect(main.getByText('Invoice', { exact: true })).toBeVisible();
      await expect(main).toContainText(`Order ${order?.number}, `);
      await expect(main).toContainText(`$${order?.priceSummary.total.amount}`);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(again).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    const orderPage = page.url();
    await again.click();
    // A click before React is there opens the bag's page.
    await expect(getBag(page).getByRole('link', { name: 'Quiet Teapot' })).toBeVisible();
    await page.goto(orderPage);
    await shop.catalog.setStock('quiet-teapot', 0);
    await again.click();
    await expect(page.getByText('Nothing of this order is available any more.')).toBeVisible();
    await expect(page.getByText('Quiet Teapot: not available')).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the items of an order go into the bag again, as far as they are available', async ({ page, shop }) => {
    await page.goto('/products/quiet-teapot');
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await page.getByRole('button', { name: 'Check out' }).click();
    await fillInAddress(page);
    await pay(page, goodCard);
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    const orderPage = page.url();
    await page.getByRole('button', { name: 'Order again' }).click();
    const bag = page.getByRole('region', { name: 'Your bag' });
    await expect(bag).toContainText('It is in your bag');
    await expect(bag.getByRole('link', { name: 'Quiet Teapot' })).toBeVisible();

    await shop.catalog.setStock('quiet-teapot', 0);
    await page.goto(orderPage);
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      /Nothing of this order is available any more.\s+Quiet Teapot: not available/,
    );
  });
});
