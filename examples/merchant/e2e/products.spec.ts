import type { Page } from '@playwright/test';
import { expectAccessible } from '../../storefront/e2e/axe.js';
import { confirmChange, openMerchantPage, productPath } from './merchant.js';
import { pauseRequests } from '../../storefront/e2e/requests.js';
import { expect, test } from '../../storefront/e2e/shop.js';

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is created with variants, edited and deleted', async ({ page, shop }) => {
    await openMerchantPage(page, '/products/new');
    const form = region(page, 'Product');
    await form.getByRole('button', { name: 'Create product' }).click();
    await expect(form.getByText('Enter a name of up to 80 characters.')).toBeVisible();
    await form.getByLabel('Name').fill('Harbor Beanie');
    await form.getByLabel('Price').fill('16.999');
    await form.getByLabel('Quantity').fill('7');
    await form.getByLabel('Options').fill('Size: S, M\nColor Red');
    await form.getByRole('button', { name: 'Create product' }).click();
    await expect(form.getByLabel('Options')).toHaveAccessibleDescription(/Enter lines such as/);
    await expect(form.getByLabel('Quantity')).toHaveValue('7');
    await expect(form.getByLabel('Price')).toHaveAccessibleDescription(/USD .* such as 17\.00/);
    await form.getByLabel('Price').fill('29.00');
    await form.getByLabel('Options').fill('Size: S, M');
    await form.getByRole('button', { name: 'Create product' }).click();
    await expect(page.getByRole('status')).toContainText('The product was created.');
    expect(await shop.stock('harbor-beanie', { Size: 'S' })).toBe(7);
    await expect(page.getByRole('link', { name: 'View in the store' })).toHaveAttribute(
      'href',
      `${shop.storeUrl}/products/harbor-beanie`,
    );
    await page.getByLabel('Name').fill('Harbor Cap');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByRole('status')).toContainText('The product was saved.');
    await expect(page.getByRole('heading', { name: 'Harbor Cap' })).toBeVisible();
    await confirmChange(page, 'Delete this product', 'Delete product');
    await expect(page.getByRole('status')).toContainText('The product was deleted.');
  });

  test('a description is edited as formatted text, which the store shows', { tag: '@v3' }, async ({ page, shop }) => {
    await openMerchantPage(page, await productPath(shop, 'quiet-teapot'));
    const description = page.getByLabel('Description');
    const save = () => page.getByRole('button', { name: 'Save product' }).click();
    await expect(description).not.toHaveValue(/[<>]/);
    await description.fill('Pours **quietly**.\n\n- Holds a liter\n- [Wash by hand](javascript:alert)\n\n{image 1k}');
    await save();
    await expect(description).toHaveAccessibleDescription(/Delete \{image 1k\}/);
    await description.fill('Pours **quietly**.\n\n- Holds a liter\n- [Wash by hand](javascript:alert)');
    await save();
    await expect(description).toHaveAccessibleDescription(/instead of "javascript:alert"/);
    await description.fill('Pours **quietly**.\n\n- Holds a liter\n- [Wash by hand](https://example.com/care)');
    await save();
    await expect(page.getByRole('status')).toContainText('The product was saved.');
    await page.goto(`${shop.storeUrl}/products/quiet-teapot`);
    const main = page.getByRole('main');
    await expect(main.locator('strong', { hasText: 'quietly' })).toBeAttached();
    await expect(main.getByRole('listitem').filter({ hasText: 'Holds a liter' })).toBeAttached();
    await expect(main.locator('a[href="https://example.com/care"]')).toHaveText('Wash by hand');
  });

  test('prices, SKUs and the visibility of variants are changed', async ({ page, shop }) => {
    await openMerchantPage(page, await productPath(shop, 'everyday-tee'));
    const panel = region(page, 'Variants');
    const save = () => panel.getByRole('button', { name: 'Save variants' }).click();
    await panel.getByLabel('Price, Ink, S', { exact: true }).fill('free');
    await panel.getByLabel('SKU, Ink, M').fill('x'.repeat(41));
    const compareAt = panel.getByLabel('Compare-at price, Ink, L');
    if (shop.catalog.version === 'v3') await compareAt.fill('1');
    await save();
    await expect(panel.getByLabel('Price, Ink, S', { exact: true })).toHaveAccessibleDescription(/such as 29\.00/);
    await expect(panel.getByLabel('SKU, Ink, M')).toHaveAccessibleDescription('Enter up to 40 characters.');
    if (shop.catalog.version === 'v3') {
      await expect(compareAt).toHaveAccessibleDescription(/more than the price/);
      await compareAt.fill('');
    }
    await panel.getByLabel('Price, Ink, S', { exact: true }).fill('27.50');
    await panel.getByLabel('SKU, Ink, M').fill('');
    await panel.getByLabel('Visible, Oat, S').uncheck();
    await save();
    await expect(page.getByRole('status')).toContainText('The variants were saved.');
    await expect(panel.getByLabel('SKU, Ink, M')).toHaveValue('');
    await expect(panel.getByLabel('Visible, Oat, S')).not.toBeChecked();
    await page.goto(`${shop.storeUrl}/products/everyday-tee?Color=Ink&Size=S`);
    await expect(page.getByRole('main')).toContainText('$27.50');
  });

  test('choices are added and removed, unless someone else saved the product meanwhile', async ({ page, shop }) => {
    await openMerchantPage(page, await productPath(shop, 'everyday-tee'));
    const form = region(page, 'Variants').getByRole('group', { name: 'Size', exact: true });
    const name = form.getByLabel('New choice of Size');
    await name.fill('s');
    await form.getByRole('button', { name: 'Add choice' }).click();
    await expect(name).toHaveAccessibleDescription(/has this choice already/);
    await name.fill('Huge');
    await form.getByLabel('Quantity').fill('3');
    await form.getByRole('button', { name: 'Add choice' }).click();
    await expect(page.getByRole('status')).toContainText('The choice was added.');
    expect(await shop.stock('everyday-tee', { Size: 'Huge', Color: 'Ink' })).toBe(3);
    await expect(page.getByLabel('Price, Ink, Huge', { exact: true })).toHaveValue('38.00');

    const colors = region(page, 'Variants').getByRole('group', { name: 'Color', exact: true });
    await colors.getByLabel('New choice of Color').fill('Clay');
    await colors.getByLabel('Color', { exact: true }).fill('#b5651d');
    await colors.getByRole('button', { name: 'Add choice' }).click();
    await expect(page.getByLabel('Price, Clay, Huge', { exact: true })).toHaveValue('38.00');

    await shop.catalog.rename(await shop.catalog.getId('everyday-tee'), 'Daily Tee');
    await name.fill('Giant');
    await form.getByRole('button', { name: 'Add choice' }).click();
    await expect(form.getByRole('alert')).toContainText('Someone else saved this product');
    await expect(page.getByRole('heading', { name: 'Daily Tee' })).toBeVisible();
    const giant = page.getByLabel('Price, Ink, Giant', { exact: true });
    await expect(giant).toHaveCount(0);
    await expect(name).toHaveValue('Giant');
    await form.getByRole('button', { name: 'Add choice' }).click();
    await expect(page.getByRole('status')).toContainText('The choice was added.');
    await expect(giant).toHaveValue('38.00');

    await form.locator('summary', { hasText: 'Remove a choice of Size' }).click();
    await form.getByLabel('Choice to remove').selectOption({ label: 'Huge (5 variants)' });
    await form.getByRole('button', { name: 'Remove choice' }).click();
    await expect(page.getByRole('status')).toContainText('The choice was removed.');
    await page.goto(`${shop.storeUrl}/products/everyday-tee`);
    await expect(page.getByRole('radio', { name: /^Giant/ })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: /^Huge/ })).toHaveCount(0);
  });

  test('edits that someone else saved meanwhile are merged, and conflicts are the choice of the merchant', async ({
    page,
    shop,
  }) => {
    await openMerchantPage(page, await productPath(shop, 'quiet-teapot'));
    await shop.catalog.setPrice('quiet-teapot', 90);
    await page.getByLabel('Name').fill('Silent Teapot');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByRole('status')).toContainText('The product was saved.');
    const price = page.getByLabel('Price', { exact: true });
    await expect(price).toHaveValue('90.00');

    await shop.catalog.setPrice('quiet-teapot', 92);
    await price.fill('85');
    await page.getByRole('button', { name: 'Save variants' }).click();
    await expect(page.getByRole('alert')).toContainText('Someone else saved this product');
    const choice = page.getByRole('group', { name: 'Price', exact: true });
    await expect(choice.getByRole('radio', { name: 'Saved value: 92.00' })).toBeChecked();
    await choice.getByRole('radio', { name: 'Your value: 85' }).check();
    await page.getByRole('button', { name: 'Save variants' }).click();
    await expect(page.getByRole('status')).toContainText('The variants were saved.');
    await expect(price).toHaveValue('85.00');
    await expect(page.getByLabel('Name')).toHaveValue('Silent Teapot');
  });

  test('a discount is saved, and each variant given its own price', { tag: '@v1' }, async ({ page, shop }) => {
    await openMerchantPage(page, await productPath(shop, 'market-tote'));
    const discount = page.getByLabel('Discount');
    const save = () => page.getByRole('button', { name: 'Save product' }).click();
    await discount.fill('half');
    await save();
    await expect(discount).toHaveAccessibleDescription(/such as 15% or 4\.50/);
    await discount.fill('15%');
    await page.getByLabel('Give each variant its own price, SKU and stock').check();
    await save();
    await expect(page.getByRole('status')).toContainText('The product was saved.');
    await expect(discount).toHaveValue('15%');
    await expect
      .poll(() =>
        region(page, 'Variants')
          .getByLabel(/^Price, /)
          .count(),
      )
      .toBeGreaterThan(1);

    const id = await shop.catalog.getId('market-tote');
    await shop.merchant('PATCH', `/stores/v1/products/${id}`, { product: { discount: { type: 'AMOUNT', value: 4 } } });
    await discount.fill('20%');
    await save();
    const choice = page.getByRole('group', { name: 'Discount' });
    await expect(choice.getByRole('radio', { name: 'Saved value: 4' })).toBeChecked();
    await choice.getByRole('radio', { name: 'Your value: 20%' }).check();
    await save();
    await expect(discount).toHaveValue('20%');
  });
});

test('saving a form keeps the unsaved edits of the others', { tag: '@v3' }, async ({ page, shop }) => {
  await openMerchantPage(page, await productPath(shop, 'quiet-teapot'));
  const [name, price] = [page.getByLabel('Name'), page.getByLabel('Price', { exact: true })];
  const quantity = region(page, 'Stock').getByRole('textbox');
  await name.fill('Silent Teapot');
  await price.fill('85');
  await quantity.fill('41');
  await region(page, 'Categories').getByRole('checkbox', { name: 'Apparel' }).check();
  await shop.catalog.setPrice('quiet-teapot', 92);
  await page.getByRole('button', { name: 'Save categories' }).click();
  await expect(page.getByText('The categories were saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('The product was saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silent Teapot');
  await expect(price).toHaveValue('85');
  await expect(quantity).toHaveValue('41');

  await name.fill('Loud Teapot');
  const release = await pauseRequests(page, /_routes=/);
  const reload = page.waitForRequest(/_routes=/);
  await page.getByRole('button', { name: 'Save variants' }).click();
  await reload;
  // A choice that is offered before the page is loaded again would be lost then.
  const mine = page.getByRole('radio', { name: 'Your value: 85' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(mine).toHaveCount(0);
  release();
  await mine.check();
  await page.getByRole('button', { name: 'Save stock' }).click();
  await expect(page.getByText('The stock was saved.')).toBeVisible();
  expect(await shop.stock('quiet-teapot')).toBe(41);
  await page.getByRole('button', { name: 'Save variants' }).click();
  await expect(page.getByText('The variants were saved.')).toBeVisible();
  await expect(price).toHaveValue('85.00');
  await expect(name).toHaveValue('Loud Teapot');

  await page.goto(await productPath(shop, 'everyday-tee'));
  const small = page.getByLabel('Price, Ink, S', { exact: true });
  await small.fill('27.50');
  await page.getByLabel('New choice of Size').fill('Huge');
  await page.getByRole('group', { name: 'Size', exact: true }).getByRole('button', { name: 'Add choice' }).click();
  await expect(page.getByLabel('Price, Ink, Huge', { exact: true })).toHaveValue('38.00');
  await expect(page.getByLabel('New choice of Size')).toHaveValue('');
  await expect(small).toHaveValue('27.50');
});

test('images and categories are changed', async ({ page, shop }) => {
  await openMerchantPage(page, await productPath(shop, 'quiet-teapot'));
  const media = region(page, 'Media');
  await expect(media.getByRole('listitem').first()).toBeVisible();
  const before = await media.getByRole('listitem').count();
  await media.getByLabel('URL of an image').fill(`${shop.emulatorUrl}/media/cw-market-tote-01`);
  await media.getByRole('button', { name: 'Add image' }).click();
  await expect(media.getByRole('listitem')).toHaveCount(before + 1);
  await confirmChange(media.getByRole('listitem').last(), 'Remove', 'Remove image');
  await expect(media.getByRole('listitem')).toHaveCount(before);
  const words = shop.catalog.version === 'v3' ? 'Categories' : 'Collections';
  const category = region(page, words).getByRole('checkbox', { name: 'Apparel' });
  await expect(category).not.toBeChecked();
  await category.check();
  await page.getByRole('button', { name: `Save ${words.toLowerCase()}` }).click();
  await expect(page.getByText(`The ${words.toLowerCase()} were saved.`)).toBeVisible();
  await page.reload();
  await expect(category).toBeChecked();
});

test('products are filtered by the URL', async ({ page, shop }) => {
  await openMerchantPage(page, '/products');
  await page.getByLabel(shop.catalog.version === 'v3' ? 'Category' : 'Collection').selectOption('Apparel');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole('link', { name: 'Everyday Tee' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quiet Teapot' })).toHaveCount(0);
  const sources = await page
    .locator('tbody img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) expect(source).toContain(shop.emulatorUrl);
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

    test('products, import and bulk changes', async ({ page, shop }) => {
      await openMerchantPage(page, '/products');
      await expectAccessible(page);
      const path = await productPath(shop, 'everyday-tee');
      const id = path.split('/').at(-1) ?? '';
      for (const one of ['new', 'import', `bulk?id=${id}`, id]) {
        await page.goto(`/products/${one}`);
        await expectAccessible(page);
      }
      await page.goto(await productPath(shop, 'quiet-teapot'));
      await shop.catalog.setPrice('quiet-teapot', 92);
      await page.getByLabel('Price', { exact: true }).fill('85');
      await page.getByRole('button', { name: 'Save variants' }).click();
      await expect(page.getByRole('radio', { name: 'Your value: 85' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
