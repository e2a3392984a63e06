import type { Page } from '@playwright/test';
import { expectAccessible, openMerchantPage } from './merchant.js';
import { emulatorUrl, type Shop, expect, test } from './shop.js';

// The merchant area changes products of Catalog V3 only. The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Path of the page of a product. */
async function pathOf(shop: Shop, slug: string): Promise<string> {
  const { product } = await shop.merchant<{ product: { id: string } }>('GET', `/stores/v3/products/slug/${slug}`);
  return `/merchant/products/${product.id}`;
}

test.describe('without JavaScript', { tag: '@v3' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a product is created with variants, edited and deleted', async ({ page, shop }) => {
    await openMerchantPage(page, '/merchant/products/new');
    const form = region(page, 'Product');
    await form.getByRole('button', { name: 'Create product' }).click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await form.getByLabel('Name').fill('Harbor Beanie');
    await form.getByLabel('Price').fill('29.00');
    await form.getByLabel('Quantity').fill('7');
    await form.getByLabel('Options').fill('Size: S, M');
    await form.getByRole('button', { name: 'Create product' }).click();
    await expect(page.getByRole('status')).toContainText('The product was created.');
    const small = region(page, 'Product').getByRole('group', { name: 'S', exact: true });
    await small.getByLabel('Price, USD').fill('27.00');
    await small.getByLabel('Compare-at price').fill('35');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByRole('status')).toContainText('The product was saved.');
    expect(await shop.stock('harbor-beanie', { Size: 'S' })).toBe(7);
    await page.goto('/products/harbor-beanie');
    await expect(page.getByRole('main')).toContainText('$27.00');
    await page.goto(await pathOf(shop, 'harbor-beanie'));
    await page.getByText('Delete this product').click();
    await page.getByRole('button', { name: 'Delete product' }).click();
    await expect(page.getByRole('status')).toContainText('The product was deleted.');
  });

  test('edits that someone else saved meanwhile are merged, and conflicts are the choice of the merchant', async ({
    page,
    shop,
  }) => {
    await openMerchantPage(page, await pathOf(shop, 'quiet-teapot'));
    await shop.catalog.setPrice('quiet-teapot', 90);
    await page.getByLabel('Name').fill('Silent Teapot');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByRole('status')).toContainText('The product was saved.');
    await expect(page.getByLabel('Price, USD')).toHaveValue('90');

    await shop.catalog.setPrice('quiet-teapot', 92);
    await page.getByLabel('Price, USD').fill('85');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByRole('alert')).toContainText('Someone else saved this product');
    const choice = page.getByRole('group', { name: 'Price', exact: true });
    await expect(choice.getByRole('radio', { name: 'Saved value: 92' })).toBeChecked();
    await choice.getByRole('radio', { name: 'Your value: 85' }).check();
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByRole('status')).toContainText('The product was saved.');
    await expect(page.getByLabel('Price, USD')).toHaveValue('85');
    await expect(page.getByLabel('Name')).toHaveValue('Silent Teapot');
  });
});

test('stock is saved, unless it changed meanwhile', { tag: '@v3' }, async ({ page, shop }) => {
  await openMerchantPage(page, await pathOf(shop, 'quiet-teapot'));
  const panel = region(page, 'Stock');
  await panel.getByRole('textbox').fill('41');
  await panel.getByRole('button', { name: 'Save stock' }).click();
  await expect(page.getByText('The stock was saved.')).toBeVisible();
  expect(await shop.stock('quiet-teapot')).toBe(41);
  await shop.catalog.setStock('quiet-teapot', 12);
  await panel.getByRole('textbox').fill('50');
  await panel.getByRole('button', { name: 'Save stock' }).click();
  await expect(panel.getByText('The stock changed to 12 meanwhile, so your 50 was not saved.')).toBeVisible();
  expect(await shop.stock('quiet-teapot')).toBe(12);
  await panel.getByRole('textbox').fill('50');
  await panel.getByRole('button', { name: 'Save stock' }).click();
  await expect(page.getByText('The stock was saved.')).toBeVisible();
  expect(await shop.stock('quiet-teapot')).toBe(50);
});

test('images and categories are changed', { tag: '@v3' }, async ({ page, shop }) => {
  await openMerchantPage(page, await pathOf(shop, 'quiet-teapot'));
  const media = region(page, 'Media');
  await expect(media.getByRole('listitem').first()).toBeVisible();
  const before = await media.getByRole('listitem').count();
  await media.getByLabel('URL of an image').fill('https://static.wixstatic.com/media/teapot.jpg');
  await media.getByRole('button', { name: 'Add image' }).click();
  await expect(media.getByRole('listitem')).toHaveCount(before + 1);
  await media
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(media.getByRole('listitem')).toHaveCount(before);
  const category = region(page, 'Categories').getByRole('checkbox', { name: 'Apparel' });
  await expect(category).not.toBeChecked();
  await category.check();
  await page.getByRole('button', { name: 'Save categories' }).click();
  await expect(page.getByText('The categories were saved.')).toBeVisible();
  await page.reload();
  await expect(category).toBeChecked();
});

test('products are filtered by the URL', async ({ page }) => {
  await openMerchantPage(page, '/merchant/products');
  await page.getByLabel('Category').selectOption('Apparel');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole('link', { name: 'Everyday Tee' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quiet Teapot' })).toHaveCount(0);
  const sources = await page
    .locator('tbody img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) expect(source).toContain(emulatorUrl);
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(
    `axe finds nothing, ${colorScheme}:`,
    { tag: colorScheme === 'dark' ? ['@v3', '@full'] : '@v3' },
    () => {
      test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

      test('products, import and bulk changes', async ({ page, shop }) => {
        await openMerchantPage(page, '/merchant/products');
        await expectAccessible(page);
        const path = await pathOf(shop, 'everyday-tee');
        const id = path.split('/').at(-1) ?? '';
        for (const one of ['new', 'import', `bulk?id=${id}`, id]) {
          await page.goto(`/merchant/products/${one}`);
          await expectAccessible(page);
        }
        await page.goto(await pathOf(shop, 'quiet-teapot'));
        await shop.catalog.setPrice('quiet-teapot', 92);
        await page.getByLabel('Price, USD').fill('85');
        await page.getByRole('button', { name: 'Save product' }).click();
        await expect(page.getByRole('radio', { name: 'Your value: 85' })).toBeVisible();
        await expectAccessible(page);
      });
    },
  );
}
