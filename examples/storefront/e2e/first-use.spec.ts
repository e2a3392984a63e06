import type { Browser, Page } from '@playwright/test';
import { signIn } from './member.js';
import { pauseRequests } from './requests.js';
import { getBag, expect, type Shop, test } from './shop.js';

/** Address of the scripts of the store. */
const code = /\/assets\/.*\.js$/;

/** Opens a page as a visitor who does not use it yet. */
async function read(browser: Browser, shop: Shop, path: string): Promise<Page> {
  const context = await browser.newContext();
  await shop.open(context, false);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

test('the scripts of a catalog page are loaded when the visitor starts to use it', async ({ browser, shop }) => {
  for (const path of ['/', '/collections/apparel', '/products/quiet-teapot', '/search?q=teapot', '/privacy']) {
    const context = await browser.newContext();
    await shop.open(context, false);
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    const loaded = page.waitForRequest(code);
    await page.mouse.move(20, 20);
    await loaded;
    await context.close();
  }
});

test('the texts of the page’s language are requested with the other scripts', async ({ browser, shop }) => {
  for (const [path, language] of [
    ['/', 'en'],
    ['/de', 'de'],
  ] as const) {
    const page = await read(browser, shop, path);
    const requested: string[] = [];
    page.on('request', (request) => code.test(request.url()) && requested.push(request.url()));
    const release = await pauseRequests(page, code);
    const named = await page
      .locator('link[rel=startpreload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await page.mouse.move(20, 20);
    // No request has a response yet: the page names all of these files.
    await expect.poll(() => named.filter((url) => !requested.includes(url))).toEqual([]);
    const early = [...requested];
    expect(early.filter((url) => /\/shop-[\w-]{8}\.js$/.test(url))).toHaveLength(1);
    expect(early.filter((url) => /\/entry\.client-/.test(url))).toHaveLength(1);
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
    expect(requested.filter((url) => !early.includes(url))).toEqual([]);
    await page.context().close();
  }
});

test('a click before the code is loaded takes effect once', async ({ browser, shop }) => {
  const page = await read(browser, shop, '/products/quiet-teapot');
  const release = await pauseRequests(page, code);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page)).toBeHidden();
  release();
  await expect(getBag(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bag, 1 item' })).toBeAttached();
  await page.context().close();
});

test('a form is sent without scripts if they cannot be loaded', async ({ browser, shop }) => {
  const page = await read(browser, shop, '/products/quiet-teapot');
  await page.route(code, (route) => route.abort());
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page).toHaveURL(/\/bag/);
  await expect(page.getByRole('region', { name: 'Your bag' })).toContainText('Quiet Teapot');
  await page.context().close();
});

for (const [what, file] of [
  ['the entry', /\/assets\/entry\.client-/],
  ['the texts', /\/assets\/shop-[\w-]{8}\.js$/],
] as const) {
  test(`a form is sent without scripts if only the file of ${what} cannot be loaded`, async ({ browser, shop }) => {
    const page = await read(browser, shop, '/products/quiet-teapot');
    await page.route(file, (route) => route.abort());
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await expect(page).toHaveURL(/\/bag/);
    await expect(page.getByRole('region', { name: 'Your bag' })).toContainText('Quiet Teapot');
    await page.context().close();
  });
}

test('a form is sent without scripts if they do not arrive in time', async ({ browser, shop }) => {
  const page = await read(browser, shop, '/products/quiet-teapot');
  await page.clock.install();
  await page.reload({ waitUntil: 'networkidle' });
  await pauseRequests(page, code);
  const started = page.waitForRequest(code);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await started;
  await page.clock.fastForward(20_000);
  await expect(page).toHaveURL(/\/bag/);
  await expect(page.getByRole('region', { name: 'Your bag' })).toContainText('Quiet Teapot');
  await page.context().close();
});

test('a choice before the code is loaded stays', async ({ browser, shop }) => {
  const page = await read(browser, shop, '/products/everyday-tee');
  const release = await pauseRequests(page, code);
  const radio = page.getByRole('radio', { name: 'M', exact: true });
  await page.locator('label').filter({ has: radio }).click();
  release();
  await expect(radio).toBeChecked();
  await expect(page).toHaveURL(/size=m/i);
  await page.context().close();
});

test('texts and a quantity that are entered before the code is loaded are those that are added', async ({
  browser,
  shop,
}) => {
  const page = await read(browser, shop, '/products/overnight-duffel');
  const release = await pauseRequests(page, code);
  const initials = page.getByLabel(/^Initials on the tag/);
  await initials.fill('RA');
  await page
    .getByRole('main')
    .getByLabel(/^Quantity/)
    .fill('2');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  release();
  await expect(getBag(page).getByText(/^Initials on the tag.*: RA$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bag, 2 items' })).toBeAttached();
  await expect(initials).toHaveValue('RA');
  await page.context().close();
});

test('a sort order that is selected before the code is loaded applies', async ({ browser, shop }) => {
  const page = await read(browser, shop, '/collections/apparel');
  const release = await pauseRequests(page, code);
  await page.getByLabel('Sort').selectOption('name');
  release();
  await expect(page).toHaveURL(/\?sort=name$/);
  await expect(page.getByLabel('Sort')).toHaveValue('name');
  await page.context().close();
});

test('a country that is selected before the code is loaded stays, and offers its regions', async ({ page, shop }) => {
  await signIn(page, shop);
  const release = await pauseRequests(page, code);
  const opened = page.goto('/account?address=new');
  await page.getByLabel('Country').selectOption('US');
  release();
  await opened;
  await page.getByLabel('Region').selectOption('US-OR');
  await expect(page.getByLabel('Country')).toHaveValue('US');
});

test('links lead to their pages before the code is loaded', async ({ browser, shop }) => {
  const page = await read(browser, shop, '/');
  await pauseRequests(page, code);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Apparel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apparel' })).toBeVisible();
  await page.context().close();
});
