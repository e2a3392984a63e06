import { chromiumFlags } from '../../../scripts/lib/chromium.js';
import { expectNoOverflow } from './layout.js';
import { expect, test } from './shop.js';

// The font size that visitors set in their browser. Playwright’s own settings of the same flag are repeated.
const settings = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...chromiumFlags, `--blink-settings=${settings},defaultFontSize=32`] }),
});

test('at a font size of 200 %, header and hero stay on a narrow screen', async ({ page }) => {
  for (const path of ['/', '/de', '/products/quiet-teapot']) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNoOverflow(page);
    const controls = page.getByRole('banner').locator('a:visible, button:visible');
    expect(await controls.count()).toBeGreaterThan(4);
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
    const title = page.getByRole('heading', { level: 1 });
    const isClipped = await title.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isClipped, path).toBe(false);
  }
});
