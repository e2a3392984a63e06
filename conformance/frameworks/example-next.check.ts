import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { CLIENT_ID, expect, startApplication, type Application, type RunningApplication } from './application.js';
import { heading, pay } from './hosted-checkout.js';

let app: Application;
let shop: RunningApplication;

beforeAll(async () => {
  app = await startApplication({ folder: '../../packages/cli/templates/next', platform: { catalogVersion: 'v3' } });
  shop = app;
}, 600_000);
afterAll(() => app.close());

const open = (page: Page, path: string) => page.goto(shop.url + path, { timeout: 90_000 });

/** Opens a visitor without images, which take longest. */
async function visit(options?: Parameters<Application['openVisitor']>[0]) {
  const visitor = await shop.openVisitor(options);
  const image = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' };
  await visitor.page.context().route('**/media/**', (route) => route.fulfill(image));
  return visitor;
}

/** Waits until hooks run. Links and forms work before. */
const untilInteractive = (page: Page) => page.waitForLoadState('networkidle', { timeout: 90_000 });

const cartLink = (page: Page) => page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: /^Cart/ });
const products = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const head = (page: Page, selector: string, attribute = 'content') =>
  page.locator(`head ${selector}`).getAttribute(attribute);

async function structuredData(page: Page, type: string): Promise<unknown> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as { '@type': string }).find((data) => data['@type'] === type);
}

/** Goes from the start page over a filtered listing to a product, and adds it in a color. */
async function browseAndAdd(page: Page): Promise<void> {
  await open(page, '/');
  await expect(heading(page)).toHaveText('Made to be kept');
  await products(page).filter({ hasText: 'Kitchen & Table' }).click();
  await expect(heading(page)).toHaveText('Kitchen & Table');
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Shop' }).click();
  await expect(heading(page)).toHaveText('All Products');
  const unfiltered = await products(page).count();
  await page.getByText('Filter and sort').click();
  await page.getByRole('checkbox', { name: /^Sage/ }).check();
  await page.getByLabel('In stock').check();
  await page.getByLabel('Highest price').fill('40');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/max=40.*stock=in.*option=Color%3ASage/);
  await expect(page.getByRole('checkbox', { name: /^Sage/ })).toBeChecked();
  expect(await products(page).count()).toBeLessThan(unfiltered);
  await products(page).filter({ hasText: 'First Light Mug' }).click();
  await expect(heading(page)).toHaveText('First Light Mug');
  await page.getByRole('radio', { name: /^Sage/ }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Added: go to the cart' }).click();
  await expect(heading(page)).toHaveText('Your cart');
  await expect(cartLink(page)).toHaveText('Cart 1');
  await expect(page.getByRole('main')).toContainText('Sage');
}

/** Goes from the cart to the platform's checkout page, pays, and returns. Returns the number of the order. */
async function checkOut(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Check out' }).click();
  await pay(page);
  await expect(heading(page)).toHaveText('Thank you!');
  return /number (\d+)/.exec(await page.getByRole('main').innerText())?.[1] ?? '';
}

describe('The example of Next.js', { timeout: 240_000 }, () => {
  test('sells a product, from the start page over filters to the order', async () => {
    const { page, problems, forwardedCalls } = await visit();
    await browseAndAdd(page);
    await untilInteractive(page);
    await page.getByRole('spinbutton', { name: 'Quantity of First Light Mug' }).fill('2');
    await expect(cartLink(page)).toHaveText('Cart 2');
    await expect(page.getByRole('main')).toContainText('Subtotal $56.00');
    expect(forwardedCalls()).toContain('POST /ecom/v2/carts/current/update-line-items');
    const number = await checkOut(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('2 × First Light Mug');
    await expect(cartLink(page)).toHaveText('Cart 0');
    expect(number).toMatch(/^\d{5}$/);
    expect(problems).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('works without JavaScript: options, quantities, removal, checkout', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/products/everyday-tee`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartLink(page)).toHaveText('Cart 0');
    await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(heading(page)).toHaveText('Your cart');
    await expect(cartLink(page)).toHaveText('Cart 1');
    await page.getByRole('spinbutton').fill('3');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(cartLink(page)).toHaveText('Cart 3');
    await page.getByRole('button', { name: 'Check out' }).click();
    await expect(heading(page)).toHaveText('Checkout');
    await page.goto(`${shop.url}/cart`);
    await page.getByRole('button', { name: 'Remove Everyday Tee' }).click();
    await expect(page.getByText('Nothing yet')).toBeVisible();
  });

  test('tells what prevents an addition: missing choices and texts, stock', async () => {
    const { page } = await visit();
    await open(page, '/products/first-light-mug');
    await untilInteractive(page);
    await page.getByRole('radio', { name: /^Butter/ }).check({ force: true });
    await expect(page.getByRole('main')).toContainText('Only 3 left');
    await page.getByRole('radio', { name: /^Ink/ }).check({ force: true });
    await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
    await open(page, '/products/everyday-tee');
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('radiogroup', { name: /^Size/ })).toContainText('Please choose: size.');
  });

  test('a member signs in on the hosted page, and finds orders', async () => {
    const { page, problems } = await visit();
    await open(page, '/');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill('iris@demo.example');
    await page.getByLabel('Password').fill('iris-sings-alto');
    await page.getByRole('button', { name: /^(Log|Sign) in$/ }).click();
    await expect(heading(page)).toHaveText('Your orders');
    await expect(page.getByText('Nothing yet.')).toBeVisible();
    await browseAndAdd(page);
    const number = await checkOut(page);
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('link', { name: `Order ${number}` }).click();
    await expect(page.getByRole('main')).toContainText('1 × First Light Mug');
    const { page: stranger } = await visit();
    expect((await stranger.goto(page.url()))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('pages have metadata and structured data', async () => {
    const { page } = await visit();
    await open(page, '/products/finch-tote');
    const url = `${shop.url}/products/finch-tote`;
    await expect(page).toHaveTitle('Finch Tote, Foldable Cotton Bag | Alder & Finch');
    expect(await head(page, 'meta[name="description"]')).toMatch(/^Our small bird/);
    expect(await head(page, 'link[rel="canonical"]', 'href')).toBe(url);
    expect(await head(page, 'meta[property="og:url"]')).toBe(url);
    expect(await head(page, 'meta[property="og:image"]')).toMatch(/^http.*w_1200,h_1200/);
    expect(await structuredData(page, 'Product')).toMatchObject({
      name: 'Finch Tote',
      offers: { price: '22.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(await structuredData(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { name: 'Bags & Travel' }, { position: 3, item: url }],
    });
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await open(page, '/products/desktop-wallpapers-four-seasons');
    expect(await head(page, 'meta[name="robots"]')).toBe('noindex');
    await open(page, '/products/field-cushion');
    await expect(page).toHaveTitle('Field Cushion – Alder & Finch');
  });

  test('the sitemap has the pages for search engines, and robots.txt excludes the others', async () => {
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
    expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(130);
    expect(sitemap).toContain(`<loc>${shop.url}/products/finch-tote</loc>`);
    expect(sitemap).not.toContain('desktop-wallpapers');
    const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /cart');
    expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  });

  test('pages through a listing, and keeps the filters', async () => {
    const { page } = await visit();
    await open(page, '/collections/all-products?sort=name&option=Color:Sage&option=Color:Clay&stock=in');
    const first = await products(page).allTextContents();
    await open(page, '/collections/all-products?sort=name');
    await expect(page.getByRole('main').getByRole('status')).toContainText(/^24 of 1\d\d products/);
    const all = await products(page).allTextContents();
    expect(first.length).toBeGreaterThan(1);
    expect(all).not.toEqual(first);
    await untilInteractive(page);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(/^48 of 1\d\d products/);
    const more = await products(page).allTextContents();
    expect(more.slice(0, 24)).toEqual(all);
    await open(page, '/collections/all-products?sort=name&page=2');
    expect(await products(page).allTextContents()).toEqual(more);
    expect(await head(page, 'link[rel="canonical"]', 'href')).toBe(`${shop.url}/collections/all-products?page=2`);
    await page.getByRole('searchbox').fill('linen');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Results for “linen”');
    await expect(products(page).filter({ hasText: 'Linen Camp Shirt' })).toHaveCount(1);
  });

  test('missing pages are 404, and a page that failed can be tried again', async () => {
    const { page } = await visit();
    for (const path of [
      '/products/none',
      '/collections/none',
      '/collections/living?page=99',
      '/order?orderId=none',
      '/no',
    ])
      expect([path, (await page.goto(shop.url + path))?.status()]).toEqual([path, 404]);
    await expect(heading(page)).toHaveText('There is no such page');
    shop.emulator.injectFault({ path: '/stores/v3/products/slug/wool-garland', status: 503, times: 99 }, CLIENT_ID);
    await open(page, '/products/wool-garland');
    await expect(heading(page)).toHaveText('The store cannot do this right now');
    await untilInteractive(page);
    const faults = `http://localhost/_emulator/faults?clientId=${CLIENT_ID}`;
    await shop.emulator.fetch(
      new Request(faults, { method: 'DELETE', headers: { 'content-type': 'application/json' } }),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Wool Garland');
  });

  test('shows an image in the size of the screen', async () => {
    const { page } = await shop.openVisitor();
    await open(page, '/products/finch-tote');
    const image = page.getByRole('img', { name: 'Finch Tote' });
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    await expect(image).toHaveAttribute('srcset', /w_880,h_978.* 880w/);
    await expect(image).toHaveAttribute('height', '978');
  });

  test.each(['light', 'dark'] as const)('axe finds no problems, %s', async (colorScheme) => {
    const { page } = await visit({ colorScheme });
    for (const path of [
      '/',
      '/collections/living?stock=in',
      '/products/alder-finch-gift-card',
      '/products/first-light-mug',
    ]) {
      await open(page, path);
      expect([path, (await new AxeBuilder({ page }).analyze()).violations]).toEqual([path, []]);
    }
    await page.getByRole('radio', { name: /^Sage/ }).check({ force: true });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Added: go to the cart' }).click();
    await expect(heading(page)).toHaveText('Your cart');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  // Restarts the application: the last test.
  test('sells a product of Catalog V1', async () => {
    shop = await app.restart({ catalogVersion: 'v1' });
    const { page, problems } = await visit();
    await browseAndAdd(page);
    expect(await checkOut(page)).toMatch(/^\d{5}$/);
    await expect(page.getByRole('main')).toContainText('1 × First Light Mug');
    await open(page, '/products/finch-tote');
    await expect(page).toHaveTitle('Finch Tote, Foldable Cotton Bag | Alder & Finch');
    expect(problems).toEqual([]);
  });
});
