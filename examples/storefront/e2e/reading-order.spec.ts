import type { Page } from '@playwright/test';
import { signIn, subscribe } from './member.js';
import { createOrder, openMerchantPage } from '../../merchant/e2e/merchant.js';
import { addToBag, expect, test } from './shop.js';

/** Roles of the accessibility tree in the order in which a screen reader reads them, with the levels of headings. */
async function readingOrder(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/^ *- (link "Skip[^"]*"|banner|main|contentinfo|heading .*?\[level=(\d)\])/gm)].map(
    ([, role = '', level]) => (level ? `h${level}` : role),
  );
}

/** Checks the landmarks and the levels of the headings. */
async function expectOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const order = await readingOrder(page);
  const landmarks = order.filter((role) => !/^h\d$/.test(role));
  expect(landmarks[0]).toMatch(/^link "Skip/);
  expect(landmarks.filter((role) => !role.startsWith('link'))).toEqual(expectedLandmarks(page));

  const headings = order.slice(order.indexOf('main')).flatMap((role) => /^h(\d)$/.exec(role)?.[1] ?? []);
  expect(headings[0]).toBe('1');
  expect(headings.filter((level) => level === '1')).toHaveLength(1);
  // Every heading is at most one level below the one before it.
  const levels = headings.map(Number);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
}

/** Landmarks of a page. The merchant area has no footer. */
const expectedLandmarks = (page: Page): string[] =>
  page.url().includes('/merchant/') ? ['banner', 'main'] : ['banner', 'main', 'contentinfo'];

const pages = {
  home: '/',
  collection: '/collections/apparel',
  product: '/products/everyday-tee',
  search: '/search?q=teapot',
  bag: '/bag',
  checkout: '/checkout',
  'sign-in': '/login',
  shipping: '/shipping',
};

for (const [name, path] of Object.entries(pages)) {
  test(`screen readers read the page in order: ${name}`, async ({ page }) => {
    await addToBag(page, 'quiet-teapot');
    await page.goto(path);
    await expectOrder(page);
  });
}

test('screen readers read the pages in order: order, account, subscription', async ({ page, shop }) => {
  await signIn(page, shop);
  await subscribe(page);
  await expectOrder(page);
  await page.goto('/account');
  const subscriptions = page.getByRole('region', { name: 'Your subscriptions' });
  await expect(subscriptions.getByRole('listitem')).toHaveCount(1);
  await expectOrder(page);
  await subscriptions.getByRole('link', { name: 'House Blend Coffee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'House Blend Coffee' })).toBeVisible();
  await expectOrder(page);
});

test('screen readers read the merchant’s pages in order', async ({ page, shop }) => {
  await shop.data('orders');
  const id = await createOrder(shop, 'APPROVED');
  await openMerchantPage(page, `/merchant/orders/${id}`);
  await expectOrder(page);
  for (const path of ['dashboard', 'orders', 'products', 'settings']) {
    await page.goto(`/merchant/${path}`);
    await expectOrder(page);
  }
});
