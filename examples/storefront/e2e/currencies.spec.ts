import type { Page } from '@playwright/test';
import { addToBag, getBag, expect, fillInCheckout, goodCard, openCheckout, pay, payOnline, test } from './shop.js';

/** A converted price: screen readers say "about", everybody else sees "≈". */
const teapotInEuros = /about ≈\s€80\.96/;

const currencySwitch = (page: Page) => page.getByRole('contentinfo').getByLabel('Currency');

async function chooseEuros(page: Page): Promise<void> {
  await page.goto('/products/quiet-teapot');
  await expect(currencySwitch(page)).toHaveValue('USD');
  await currencySwitch(page).selectOption('EUR');
  await expect(page.getByRole('main').getByText(teapotInEuros).first()).toBeVisible();
}

test('a visitor chooses a currency, which all pages and tabs show, also after a reload', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/products/quiet-teapot');
  await expect(other.getByRole('main').locator('data').first()).toHaveText('$88.00');
  await chooseEuros(page);
  await expect(other.getByRole('main').getByText(teapotInEuros).first()).toBeVisible();
  await expect(currencySwitch(other)).toHaveValue('EUR');

  await page.reload();
  await expect(page.getByRole('main').getByText(teapotInEuros).first()).toBeVisible();
  await page.goto('/collections/apparel');
  await expect(page.getByRole('article').first()).toContainText('€');
  await page.goto('/de/products/quiet-teapot');
  await expect(
    page
      .getByRole('main')
      .getByText(/etwa ≈\s80,96\s€/)
      .first(),
  ).toBeVisible();

  await page.getByRole('contentinfo').getByLabel('Währung').selectOption('USD');
  await expect(page.getByRole('main').locator('data').first()).toHaveText('88,00\u00a0$');
  await expect(other.getByRole('main').locator('data').first()).toHaveText('$88.00');
});

test('the filter of prices takes amounts in the chosen currency', async ({ page }) => {
  await chooseEuros(page);
  await page.goto('/collections/all-products');
  const panel = page.getByRole('main');
  const lowest = panel.getByLabel('Lowest');
  await lowest.fill('80');
  await lowest.press('Enter');
  // 80 euros are 86.9565 dollars.
  await expect(page).toHaveURL(/min=86\.9565/);
  await expect(lowest).toHaveValue('80');
  await expect(page.getByRole('link', { name: /Remove filter: From ≈\s€80$/ })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Quiet Teapot' })).toBeVisible();
});

test('bag and checkout show the chosen currency, and what is charged before it is paid', async ({ page, shop }) => {
  await chooseEuros(page);
  await addToBag(page, 'quiet-teapot');
  await expect(getBag(page).getByText(teapotInEuros)).toBeVisible();
  const totals = getBag(page).locator('dl[aria-busy=false]');
  await expect(totals).toContainText(/Total≈\s€80\.96/);
  await expect(totals).toContainText('You pay$88.00');

  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Express shipping' }).click();
  const order = page.getByRole('region', { name: 'Your order' }).locator('dl[aria-busy=false]');
  await expect(order).toContainText(/Tax€0\.00Totalabout ≈\s€99\.31/);
  await expect(order).toContainText('You pay$107.95');
  await payOnline(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$107.95');
  await expect(page.getByRole('main')).not.toContainText('€');
  expect((await shop.orders()).map(({ priceSummary }) => priceSummary.total.amount)).toEqual(['107.95']);
});

test('a rate that changes while the checkout is open applies to all its prices, and to nothing that is charged', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await chooseEuros(page);
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  const main = page.getByRole('main');
  const order = page.getByRole('region', { name: 'Your order' }).locator('dl[aria-busy=false]');
  await expect(order).toContainText(/Totalabout ≈\s€80\.96/);

  await page.route('**/conversion-rate?*', (route) => route.fulfill({ json: { from: 'USD', to: 'EUR', rate: '0.5' } }));
  await page.clock.fastForward('01:01:00');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(order).toContainText(/Totalabout ≈\s€44\.00/);
  await page.locator('label', { hasText: 'Express shipping' }).click();
  await expect(order).toContainText(/Shippingabout ≈\s€9\.98/);
  const shown = await main
    .locator('data')
    .evaluateAll((prices) => prices.map((price) => [price.getAttribute('value'), price.textContent] as const));
  expect(shown.length).toBeGreaterThan(4);
  for (const [amount, text] of shown) {
    const half = Math.round(Number(amount) * 50) / 100;
    expect(text?.replace(/^.*€/s, ''), amount ?? '').toBe(half.toFixed(2));
  }
  await expect(order).toContainText('You pay$107.95');
  await expect(page.getByRole('button', { name: 'Pay $107.95' })).toBeVisible();
  await payOnline(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  expect((await shop.orders()).map(({ priceSummary }) => priceSummary.total.amount)).toEqual(['107.95']);
});

test('search engines and visitors without JavaScript see the store’s currency', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await shop.open(context, false);
  const page = await context.newPage();
  await page.goto('/products/quiet-teapot');
  await expect(page.getByRole('main').locator('data').first()).toHaveText('$88.00');
  await expect(currencySwitch(page)).toBeHidden();
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain('"USD"');
  await context.close();
});

test('prices stay in the store’s currency while there is no rate, and the switch tells why', async ({ page, shop }) => {
  await shop.fail({ path: '/currency_converter/v1/currencies/rate/USD/convert/GBP', times: 9, status: 503 });
  await page.goto('/products/quiet-teapot');
  await currencySwitch(page).selectOption('GBP');
  await expect(currencySwitch(page)).toHaveAccessibleDescription('Prices cannot be converted right now.');
  await expect(page.getByRole('main').locator('data').first()).toHaveText('$88.00');
  await currencySwitch(page).selectOption('JPY');
  await expect(
    page
      .getByRole('main')
      .getByText(/about ≈\s¥13,200/)
      .first(),
  ).toBeVisible();
});

test('a visitor who chose a currency sees it without touching the page, and nothing moves', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext();
  await shop.open(context, false);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('currency', 'EUR'));
  await page.goto('/products/quiet-teapot');
  await expect(page.getByRole('main').getByText(teapotInEuros).first()).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(0), 100));
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await context.close();
});

test('an untouched page shows the currency that is chosen in another tab', async ({ browser, shop }) => {
  const context = await browser.newContext();
  await shop.open(context, false);
  const [page, other] = [await context.newPage(), await context.newPage()];
  await page.goto('/products/quiet-teapot', { waitUntil: 'networkidle' });
  await other.goto('/wishlist');
  await other.evaluate(() => localStorage.setItem('currency', 'EUR'));
  await expect(page.getByRole('main').getByText(teapotInEuros).first()).toBeVisible();
  await context.close();
});
