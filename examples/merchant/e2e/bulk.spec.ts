import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../storefront/e2e/axe.js';
import { openMerchantPage } from './merchant.js';
import { type Shop, expect, test } from '../../storefront/e2e/shop.js';

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

/** Selects the first products of the list. */
async function select(page: Page, count: number): Promise<void> {
  await openMerchantPage(page, '/products');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await expect(boxes.first()).toBeVisible();
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check();
  await page.getByRole('button', { name: 'Change selected products' }).click();
  await expect(page.getByRole('heading', { name: `Selected: ${String(count)}` })).toBeVisible();
}

interface Product {
  visible: boolean;
  variantsInfo: { variants: { price: { actualPrice: { amount: string } } }[] };
  media: { itemsInfo: { items: { id: string; url: string; altText?: string }[] } };
}

/** Reads a product with all its images. */
async function readProduct(shop: Shop, slug: string): Promise<Product> {
  const path = `/stores/v3/products/slug/${slug}?fields=MEDIA_ITEMS_INFO`;
  return (await shop.merchant<{ product: Product }>('GET', path)).product;
}

/** Has the import page read a file. */
async function importFile(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto('/products/import');
  await page.getByLabel('CSV file').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByRole('button', { name: 'Read file' }).click();
}

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prices of several products are changed in parts', async ({ page }) => {
    await select(page, 7);
    await page.getByLabel('Value').fill('ten');
    await page.getByRole('button', { name: 'Show the new values' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter a number');
    await page.getByLabel('Value').fill('10');
    await page.getByRole('button', { name: 'Show the new values' }).click();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const [before, after] = [rows.first().getByRole('cell').nth(1), rows.first().getByRole('cell').nth(2)];
    const read = async (cell: Locator) => Number((await cell.textContent())?.replace('$', ''));
    expect(await read(after)).toBeCloseTo((await read(before)) * 1.1, 2);
    await page.getByRole('button', { name: 'Change all' }).click();
    await expect(progress(page)).toContainText('5 of 7 done');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(progress(page)).toContainText('7 of 7 done');
    await expect(progress(page)).toContainText('Finished.');
  });

  test('several products are hidden', async ({ page }) => {
    await select(page, 2);
    await page.getByLabel('Change', { exact: true }).selectOption('Hide from the store');
    await page.getByRole('button', { name: 'Show the new values' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Hidden' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Change all' }).click();
    await expect(progress(page)).toContainText('Finished.');
    await page.getByRole('link', { name: 'Back to the products' }).click();
    await expect(page.getByRole('cell', { name: 'Hidden', exact: true })).toHaveCount(2);
  });
});

test('the next part follows by itself, and a product that changed meanwhile is skipped', async ({ page, shop }) => {
  await select(page, 12);
  await page.getByLabel('Change', { exact: true }).selectOption('Price: set');
  await page.getByLabel('Value').fill('11');
  await page.getByRole('button', { name: 'Show the new values' }).click();
  const name = (await page.getByRole('rowheader').first().textContent()) ?? '';
  const [id = ''] = [...(await shop.catalog.names())].find(([, one]) => one === name) ?? [];
  await shop.catalog.rename(id, `${name} II`);
  await page.getByRole('button', { name: 'Change all' }).click();
  await expect(progress(page)).toContainText('12 of 12 done');
  await expect(progress(page).getByRole('listitem')).toHaveText(`${name}: changed meanwhile, so it was skipped.`);
  await expectAccessible(page);
});

test('the work stops between two parts, and continues', async ({ page }) => {
  await select(page, 12);
  await page.getByLabel('Change', { exact: true }).selectOption('Price: set');
  await page.getByLabel('Value').fill('11');
  await page.getByRole('button', { name: 'Show the new values' }).click();
  const start = page.getByRole('button', { name: 'Change all' });
  await expect(start).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route('**/products/bulk**', async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    if (sent === 2) await held;
    await route.continue();
  });
  await start.click();
  await expect.poll(() => sent).toBe(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(progress(page)).toContainText('10 of 12 done');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(sent).toBe(2);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(progress(page)).toContainText('Finished.');
});

test('the export can be edited and imported', { tag: '@v3' }, async ({ page, shop }) => {
  await openMerchantPage(page, '/products');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [header = '', ...lines] = text.split('\n');
  const columns = header.replace('\uFEFF', '').split(',');
  const row = (cells: Record<string, string>) => columns.map((column) => cells[column] ?? '').join(',');
  const teapot = lines.findIndex((line) => line.includes('Quiet Teapot'));
  const [product = '', ...rest] = lines.slice(teapot);
  expect(product).toContain(',88.00,');
  const [handle = ''] = product.split(',');
  const media = rest.filter((line) => line.startsWith(`${handle},MEDIA,`));
  expect(media.length).toBeGreaterThan(1);
  const url = 'https://static.wixstatic.com/media/22e53e_beanie.jpg';
  await importFile(page, [
    header,
    product.replace(',88.00,', ',77,').replace(',true,', ',false,'),
    ...media.reverse(),
    row({ handle, fieldType: 'MEDIA', media: 'not a file' }),
    row({ handle: 'new-1', fieldType: 'PRODUCT', name: 'Harbor Beanie', price: '29', inventory: '4' }),
    row({ handle: 'new-1', fieldType: 'MEDIA', media: url, mediaAltText: 'On a hook' }),
    row({ handle: 'new-1', fieldType: 'MEDIA', media: 'https://example.com/back.png' }),
  ]);
  await expect(progress(page).getByRole('listitem')).toHaveText(
    new RegExp(`^Line ${String(media.length + 3)}: "not a file" is neither a URL nor the ID of a file`),
  );
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(progress(page)).toContainText('2 of 2 done');
  await expect(progress(page).getByRole('listitem')).toHaveCount(1);
  expect(await shop.stock('harbor-beanie')).toBe(4);
  const teapotAfter = await readProduct(shop, 'quiet-teapot');
  expect(teapotAfter.visible).toBe(false);
  expect(teapotAfter.variantsInfo.variants[0]?.price.actualPrice.amount).toBe('77');
  expect(teapotAfter.media.itemsInfo.items.map(({ id }) => id)).toEqual(media.map((line) => line.split(',')[5]));
  const beanie = (await readProduct(shop, 'harbor-beanie')).media.itemsInfo.items;
  expect(beanie.map((item) => [item.url, item.altText])).toEqual([
    [url, 'On a hook'],
    ['https://example.com/back.png', undefined],
  ]);
});

test('the export of Catalog V1 can be edited and imported', { tag: '@v1' }, async ({ page, shop }) => {
  await openMerchantPage(page, '/products');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [header = '', ...lines] = text.split('\n');
  const columns = header.replace('\uFEFF', '').split(',');
  const row = (cells: Record<string, string>) => columns.map((column) => cells[column] ?? '').join(',');
  const getLine = (name: string) => lines.find((line) => line.includes(`,${name},`)) ?? '';
  const images = /cw-quiet-teapot[^,]*/.exec(getLine('Quiet Teapot'))?.[0].split(';') ?? [];
  expect(images.length).toBeGreaterThan(1);
  await shop.catalog.rename(await shop.catalog.getId('everyday-tee'), 'Daily Tee');
  await importFile(page, [
    header,
    getLine('Quiet Teapot').replace(',88.00,', ',77,').replace(images.join(';'), images.reverse().join(';')),
    getLine('Everyday Tee').replace(',true,', ',false,'),
    row({ handleId: 'new-1', fieldType: 'Product', name: 'Harbor Beanie', price: '29', inventory: '4' }),
  ]);
  await page.getByRole('button', { name: 'Import 3 products' }).click();
  await expect(progress(page)).toContainText('3 of 3 done');
  await expect(progress(page).getByRole('listitem')).toHaveText(/^Everyday Tee: changed since the export/);
  expect(await shop.stock('harbor-beanie')).toBe(4);
  const path = `/stores-reader/v1/products/${await shop.catalog.getId('quiet-teapot')}`;
  const { product } = await shop.merchant<{ product: { priceData: object; media: { items: { id: string }[] } } }>(
    'GET',
    path,
  );
  expect(product.priceData).toMatchObject({ price: 77 });
  expect(product.media.items.map(({ id }) => id)).toEqual(images);
});
