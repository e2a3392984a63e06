import { expect, test } from './shop.js';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages have their content, and links lead to the others', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /Things worth keeping/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Collections' }).getByRole('link', { name: 'Apparel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Apparel' })).toBeVisible();
    await page.getByRole('link', { name: 'Everyday Tee' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Everyday Tee' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$38.00');
  });

  test('filters in the URL apply', async ({ page }) => {
    await page.goto('/collections/apparel?sort=price-high&sale=on');
    const [first] = await page.getByRole('article').allTextContents();
    expect(first).toContain('before');
  });
});

test('hydration requests nothing from the platform again', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${baseURL}/api/shop/`)) requested.push(request.url());
  });
  for (const path of ['/', '/collections/apparel', '/products/everyday-tee', '/search?q=mug']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(requested).toEqual([]);
  await page.getByLabel('Sort').selectOption('Name, A to Z');
  await expect.poll(() => requested).not.toEqual([]);
});

test('missing pages have the status 404', async ({ page }) => {
  for (const path of ['/products/no-such-product', '/collections/no-such-collection', '/no-such-page']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: /We cannot find this/ })).toBeVisible();
  }
});

test('a page that fails to load its data has the status 503, and is not cached', async ({ page, shop }) => {
  await shop.fail({ path: shop.catalog.listPath, status: 500, times: 100 });
  const response = await page.goto('/collections/living');
  expect(response?.status()).toBe(503);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store' });
});

test('shared caches may keep the pages of the catalog, which set no cookie', async ({ request }) => {
  const response = await request.get('/products/everyday-tee');
  const { 'cdn-cache-control': shared, 'set-cookie': cookie, 'content-encoding': encoding } = response.headers();
  expect(shared).toContain('stale-while-revalidate');
  expect(cookie).toBeUndefined();
  expect(encoding).toBe('br');
});

for (const path of ['/', '/collections/apparel', '/products/everyday-tee']) {
  test(`the browser requests the first image of ${path} before the style sheet`, async ({ page, request, shop }) => {
    const response = await request.get(path);
    expect(response.headers().link).toContain(`<${shop.emulatorUrl}>; rel=preconnect`);
    const head = (await response.text()).split('</head>')[0] ?? '';
    const [beforeStyles = ''] = head.split('rel="stylesheet"');
    expect(beforeStyles.length).toBeLessThan(head.length);
    await page.goto(path);
    const first = await page.getByRole('main').locator('img').first().getAttribute('srcset');
    const preloads = beforeStyles.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    const preload = preloads.find((element) => element.includes(`imageSrcSet="${first}"`));
    expect(preload).toContain('fetchPriority="high"');
  });
}

test('scripts of pages that shared caches keep are allowed by their hashes, not by a nonce', async ({ request }) => {
  const getPolicy = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/', '/search?q=mug', '/wishlist', '/shipping']) {
    expect(await getPolicy(path)).toMatch(/script-src 'self'( 'sha256-[\w+/]+=*')+;/);
  }
  for (const path of ['/bag', '/login']) expect(await getPolicy(path)).toMatch(/script-src 'self' 'nonce-[\w+/]+=*';/);
});

test('redirects the URLs of the platform permanently', async ({ request }) => {
  const response = await request.get('/product-page/everyday-tee', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/products/everyday-tee']);
});
