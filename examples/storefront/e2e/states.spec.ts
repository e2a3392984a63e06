import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.js';
import { expectNoOverflow } from './layout.js';
import { signIn, subscribe } from './member.js';
import { addToBag, getBag, expect, fillInCheckout, openCheckout, test } from './shop.js';

/** Checks that axe finds nothing, and that nothing is cut off at 320 pixels, which is a zoom of 400 %. */
async function expectUsable(page: Page): Promise<void> {
  await expectNoViolations(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  if (size) await page.setViewportSize(size);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`every state of a page is accessible, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('bag', async ({ page }) => {
      await page.goto('/bag');
      await expect(page.getByText('Your bag is empty.')).toBeVisible();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Bag, empty' }).click();
      await expect(page.getByRole('dialog', { name: /^Your bag/ })).toBeVisible();
      await expectUsable(page);
      await addToBag(page, 'quiet-teapot');
      await expectUsable(page);
      await page.goto('/bag');
      await expect(getBag(page).locator('dl[aria-busy=false]')).toContainText('Total');
      await expectUsable(page);
    });

    test('checkout with its errors, and filled in', async ({ page }) => {
      await addToBag(page, 'quiet-teapot');
      await openCheckout(page);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expect(page.getByText('Please enter your first name.')).toBeVisible();
      await expectUsable(page);
      await fillInCheckout(page);
      await expectUsable(page);
    });

    test('order, invoice, account and subscription', async ({ page, shop }) => {
      await signIn(page, shop);
      await subscribe(page);
      await expectUsable(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Invoice', { exact: true })).toBeVisible();
      await expectNoViolations(page);
      await page.emulateMedia({ media: null });
      await page.goto('/account');
      const subscriptions = page.getByRole('region', { name: 'Your subscriptions' });
      await expect(subscriptions.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Your orders' }).getByRole('listitem')).toHaveCount(1);
      await expectUsable(page);
      await subscriptions.getByRole('link', { name: 'House Blend Coffee' }).click();
      await expect(heading(page, 'House Blend Coffee')).toBeVisible();
      await expectUsable(page);
      await page.goto('/thank-you?orderId=00000000-0000-4000-8000-000000000000');
      await expect(heading(page, 'We cannot show you this order')).toBeVisible();
      await expectUsable(page);
    });

    test('wishlist, and a search without results', async ({ page }) => {
      await page.goto('/products/quiet-teapot');
      await page.getByRole('button', { name: 'Save Quiet Teapot' }).click();
      await page.goto('/wishlist');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectUsable(page);
      await page.goto('/search?q=zzzzzz');
      await expect(page.getByRole('heading', { name: /zzzzzz/ }).last()).toBeVisible();
      await expectUsable(page);
    });

    test('dialogs of a wide page', async ({ page }) => {
      await page.goto('/collections/apparel');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('combobox', { name: 'Search for' })).toBeFocused();
      await expectUsable(page);
      await page.getByRole('combobox', { name: 'Search for' }).fill('zzzzzz');
      await expect(
        page
          .getByRole('dialog')
          .getByText(/zzzzzz|nothing/i)
          .first(),
      ).toBeVisible();
      await expectUsable(page);
    });

    test('product that is sold out, with an error of its form', async ({ page, shop }) => {
      await shop.data('orders');
      await shop.catalog.setStock('quiet-teapot', 0);
      await page.goto('/products/quiet-teapot');
      await page.getByLabel('Tell me by email').fill('robin');
      await page.getByRole('button', { name: 'Tell me' }).click();
      await expect(page.getByText('Please enter an email address')).toBeVisible();
      await expectUsable(page);
    });

    test('pages of information', async ({ page }) => {
      for (const path of ['/shipping', '/returns', '/contact', '/privacy', '/demo']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectUsable(page);
      }
    });

    test('offline', async ({ page, context }) => {
      await page.goto('/collections/apparel');
      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
      await expectUsable(page);
    });

    test('products that cannot be loaded', async ({ page, shop }) => {
      await shop.data('orders');
      await shop.fail({ path: shop.catalog.listPath, status: 500, times: 100 });
      expect((await page.goto('/collections/living'))?.status()).toBe(503);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectUsable(page);
    });

    test('platform that is unreachable', async ({ page, shop }) => {
      await shop.fail({ path: '*', drop: true, times: 1000 });
      await page.goto('/');
      await expect(heading(page, 'The store cannot reach its platform')).toBeVisible();
      await expectUsable(page);
    });
  });
}
