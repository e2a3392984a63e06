import { expect, test } from './shop.js';

test('shoppers load no code of the merchant area', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The manifest names the files of all routes.
    if (pathname.endsWith('.js') && !/\/manifest-\w+\.js$/.test(pathname)) scripts.add(pathname);
  });
  const pages = ['/', '/collections/apparel', '/products/everyday-tee', '/bag', '/checkout', '/account', '/login'];
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.size).toBeGreaterThan(3);
  for (const path of scripts) {
    expect(path).not.toMatch(/\/merchant-/);
    expect((await (await page.request.get(path)).text()).includes('/merchant/'), path).toBe(false);
  }
});
