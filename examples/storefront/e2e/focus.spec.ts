import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.js';
import { addToBag, expect, test } from './shop.js';

/** Presses Tab until the focus leaves the page, and returns the focused elements that something covers. */
async function coveredFocus(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const shown = element.closest('label') ?? element;
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      const isInFront = (x: number, y: number): boolean => {
        const front = document.elementFromPoint(x, y);
        return front !== null && (shown.contains(front) || front.contains(shown));
      };
      const middle = { x: (left + right) / 2, y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2 };
      return isInFront(middle.x, middle.y) ? '' : element.outerHTML;
    });
    if (focused === undefined) return covered;
    if (focused) covered.push(focused);
  }
  throw new Error('The focus does not leave the page');
}

for (const [name, viewport] of Object.entries({
  'a wide page': { width: 1280, height: 720 },
  'a narrow page': { width: 390, height: 664 },
})) {
  test.describe(`the focused element is not covered, ${name}:`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const path of ['/', '/collections/apparel', '/products/everyday-tee']) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
        expect(await coveredFocus(page)).toEqual([]);
      });
    }

    test('bag and checkout', async ({ page }) => {
      await addToBag(page, 'quiet-teapot');
      await page.goto('/bag');
      await expect(page.locator('dl[aria-busy=false]')).toContainText('Total');
      expect(await coveredFocus(page)).toEqual([]);
      await page.getByRole('main').getByRole('button', { name: 'Check out' }).click();
      await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
      expect(await coveredFocus(page)).toEqual([]);
    });

    test('with a notice at the bottom', async ({ page, context }) => {
      await page.goto('/collections/apparel');
      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
      expect(await coveredFocus(page)).toEqual([]);
    });
  });
}

for (const { path, content, filters, products } of [
  { path: '', content: 'Skip to the content', filters: 'Filters', products: 'Skip to the products' },
  { path: '/de', content: 'Zum Inhalt springen', filters: 'Filter', products: 'Zu den Produkten springen' },
]) {
  test(`a keyboard skips the filters of ${path}/collections/apparel`, async ({ page }) => {
    await page.goto(`${path}/collections/apparel`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: content })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, 'link', products);
    const skip = page.getByRole('complementary', { name: filters }).getByRole('link', { name: products });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
  });
}
