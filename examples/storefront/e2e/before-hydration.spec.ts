import type { Browser } from '@playwright/test';
import { signIn } from './member.js';
import { pauseRequests } from './requests.js';
import { expect, getBag, type Shop, test, waitForHydration } from './shop.js';

/** Address of the scripts of the store. */
const code = /\/assets\/.*\.js$/;

/** Opens a page whose scripts do not arrive before `release` is called. */
async function openEarly(browser: Browser, shop: Shop, path: string) {
  const context = await browser.newContext();
  await shop.open(context, false);
  const page = await context.newPage();
  const release = await pauseRequests(page, code);
  await page.goto(path);
  return { page, release };
}

test('the scripts of a catalog page are loaded after its pictures, without a touch', async ({ browser, shop }) => {
  for (const path of ['/', '/collections/apparel', '/products/quiet-teapot', '/search?q=teapot', '/privacy']) {
    const context = await browser.newContext();
    await shop.open(context, false);
    const page = await context.newPage();
    const events: string[] = [];
    page.on('request', (request) => code.test(request.url()) && events.push('script'));
    page.on('load', () => events.push('load'));
    const started = page.waitForRequest(/\/assets\/entry\.client/);
    const worker = page.waitForEvent('worker');
    await page.goto(path);
    await Promise.all([started, worker]);
    expect(events.slice(0, 2)).toEqual(['load', 'script']);
    await context.close();
  }
});

test('the texts of the page’s language are requested with the other scripts', async ({ browser, shop }) => {
  for (const [path, language] of [
    ['/', 'en'],
    ['/de', 'de'],
  ] as const) {
    const context = await browser.newContext();
    await shop.open(context, false);
    const page = await context.newPage();
    // The code that changes the cart is loaded when the browser is idle, which it never is here.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const requested: string[] = [];
    page.on('request', (request) => code.test(request.url()) && requested.push(request.url()));
    const release = await pauseRequests(page, code);
    await page.goto(path);
    const named = await page
      .locator('link[rel=startpreload], link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    // No request has a response yet: the page names all of these files.
    await expect.poll(() => named.filter((url) => !requested.includes(url))).toEqual([]);
    const early = [...requested];
    expect(early.filter((url) => /\/entry\.client-/.test(url))).toHaveLength(1);
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
    expect(requested.filter((url) => !early.includes(url))).toEqual([]);
    await page.context().close();
  }
});

test('a product is added by its form before the code is loaded, and the pressed button is busy', async ({
  browser,
  shop,
}) => {
  const { page } = await openEarly(browser, shop, '/products/overnight-duffel');
  await page.getByLabel(/^Initials on the tag/).fill('RA');
  await page.getByRole('button', { name: /^Increase/ }).click();
  const answer = await pauseRequests(page, /\/bag/);
  // Locators would wait for the next page.
  const isBusy = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        addEventListener('submit', ({ submitter }) => resolve(submitter?.ariaBusy === 'true')),
      ),
  );
  await page.getByRole('button', { name: 'Add to bag' }).click({ noWaitAfter: true });
  expect(await isBusy).toBe(true);
  answer();
  const bag = page.getByRole('region', { name: 'Your bag' });
  await expect(bag).toContainText('It is in your bag.');
  await expect(bag).toContainText(/Initials on the tag.*: RA/);
  await expect(bag.getByLabel(/^Quantity/)).toHaveValue('2');
  await page.context().close();
});

for (const [what, file] of [
  ['the code', code],
  ['the file of the entry', /\/assets\/entry\.client-/],
  ['the file of the texts', /\/assets\/shop-[\w-]{8}\.js$/],
] as const) {
  test(`a form is sent without scripts if ${what} cannot be loaded`, async ({ browser, shop }) => {
    const context = await browser.newContext();
    await shop.open(context, false);
    const page = await context.newPage();
    await page.route(file, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/products/quiet-teapot');
    await failed;
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await expect(page).toHaveURL(/\/bag/);
    await expect(page.getByRole('region', { name: 'Your bag' })).toContainText('Quiet Teapot');
    await context.close();
  });
}

test('the wishlist, the theme and the quantity change before the code is loaded, and stay', async ({
  browser,
  shop,
}) => {
  const { page, release } = await openEarly(browser, shop, '/products/quiet-teapot');
  const save = page.getByRole('button', { name: 'Save Quiet Teapot' }).first();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^Increase/ }).click();
  const quantity = page.getByRole('main').getByLabel(/^Quantity/);
  await expect(quantity).toHaveValue('2');
  release();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /^Theme: dark/i })).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(quantity).toHaveValue('2');
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Quiet Teapot' })).toBeVisible();
  await page.context().close();
});

test('menu and filters are shown before the code is loaded', async ({ browser, shop }) => {
  const { page } = await openEarly(browser, shop, '/collections/apparel');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
  await page.getByRole('link', { name: 'Filter' }).click();
  await expect(page.getByRole('checkbox', { name: 'In stock' })).toBeInViewport();
  await page.getByRole('link', { name: 'Menu' }).click();
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await expect(footer.getByRole('link', { name: 'Apparel' })).toBeInViewport();
  await page.context().close();
});

test('a choice before the code is loaded stays', async ({ browser, shop }) => {
  const { page, release } = await openEarly(browser, shop, '/products/everyday-tee');
  const radio = page.getByRole('radio', { name: 'M', exact: true });
  await page.locator('label').filter({ has: radio }).click();
  release();
  await expect(radio).toBeChecked();
  await expect(page).toHaveURL(/size=m/i);
  await page.context().close();
});

test('a filter that is chosen while the page becomes interactive stays', async ({ page }) => {
  // Before earlier choices are filled in again.
  await page.addInitScript(() =>
    addEventListener('hydrated', () =>
      setTimeout(() => document.querySelector<HTMLInputElement>('input[name=stock]')?.click()),
    ),
  );
  await page.goto('/collections/apparel');
  await expect(page.getByRole('checkbox', { name: 'In stock' })).toBeChecked();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/stock=in/);
  await expect(page.getByRole('checkbox', { name: 'In stock' })).toBeChecked();
});

test('a picture and a removed filter are shown before the code is loaded', async ({ browser, shop }) => {
  const { page } = await openEarly(browser, shop, '/products/everyday-tee');
  const gallery = page.getByRole('radiogroup', { name: 'Pictures of Everyday Tee' });
  const second = gallery.getByRole('radio').nth(1);
  const name = (await second.getAttribute('aria-label')) ?? '';
  await expect(gallery.getByRole('img', { name })).toBeHidden();
  await second.check();
  await expect(gallery.getByRole('img', { name })).toBeVisible();
  await page.goto('/collections/apparel?stock=in&sale=on');
  await page.getByRole('link', { name: 'Remove filter: On sale' }).click();
  await expect(page).toHaveURL(/\/apparel\?stock=in$/);
  await expect(page.getByRole('link', { name: 'Remove filter: In stock' })).toBeVisible();
  await page.context().close();
});

test('a subscription plan that is chosen before the code is loaded stays, and is bought', async ({ browser, shop }) => {
  const { page, release } = await openEarly(browser, shop, '/products/house-blend-coffee');
  const plan = page.getByRole('radio', { name: /^Monthly/ });
  const shown = await plan.elementHandle();
  for (const radio of [page.getByRole('radio', { name: 'Filter' }), plan]) {
    await page.locator('label').filter({ has: radio }).click();
  }
  release();
  await expect(page.getByRole('main').locator('[aria-live]').filter({ hasText: '$17.10' })).toBeVisible();
  await expect(plan).toBeChecked();
  // The page does not take the picker away while it hydrates, so nothing below it shifts.
  expect(await shown?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page).getByText('Monthly: Every month, 10% off')).toBeVisible();
  await page.context().close();
});

test('a sort order that is selected before the code is loaded applies', async ({ browser, shop }) => {
  const { page, release } = await openEarly(browser, shop, '/collections/apparel');
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
  const { page } = await openEarly(browser, shop, '/');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Apparel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apparel' })).toBeVisible();
  await page.context().close();
});

test('a page shows that a link is followed, until the visitor stops or comes back', async ({ browser, shop }) => {
  const { page, release } = await openEarly(browser, shop, '/');
  const shown: boolean[] = [];
  await page.exposeFunction('reportBar', (isShown: boolean) => shown.push(isShown));
  // Playwright waits for the end of a navigation before it looks into the page.
  const reportBar = () =>
    page.evaluate(() => {
      const root = document.documentElement;
      const report = () =>
        (window as unknown as { reportBar: (isShown: boolean) => void }).reportBar(
          getComputedStyle(root, '::before').animationName === 'load',
        );
      new MutationObserver(report).observe(root, { attributes: true, attributeFilter: ['data-leaving'] });
    });
  await reportBar();
  const answer = await pauseRequests(page, '**/privacy');
  const link = page.locator('footer a[href="/privacy"]');
  await page.evaluate(() => {
    addEventListener('click', () => setTimeout(() => stop()), { once: true });
  });
  await link.click({ noWaitAfter: true });
  await expect.poll(() => shown).toEqual([true, false]);
  release();

  await page.goto('/');
  await waitForHydration(page);
  await reportBar();
  await link.click({ noWaitAfter: true });
  await expect.poll(() => shown).toEqual([true, false, true]);
  answer();
  await page.waitForURL('**/privacy');
  await page.goBack();
  await expect(page.locator('html[data-leaving]')).not.toBeAttached();
  await page.context().close();
});
