import { expectNoOverflow } from './layout.js';
import { addToBag, getBag, expect, openCheckout, test } from './shop.js';

for (const width of [360, 390, 768, 1024, 1440, 1920]) {
  test(`pages fit into a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/collections/apparel', '/products/everyday-tee?Color=Ink']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoOverflow(page);
    }
    await addToBag(page, 'quiet-teapot');
    await expectNoOverflow(page);
    await page.goto('/bag');
    await expect(getBag(page).locator('dl[aria-busy=false]')).toContainText('Total');
    await expectNoOverflow(page);
    await openCheckout(page);
    await expectNoOverflow(page);
  });

  test(`the hero shows its pictures whole, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const hero = page.getByRole('main').locator('section').first();
    const ratios = await hero.getByRole('img').evaluateAll((pictures) =>
      Promise.all(
        (pictures as HTMLImageElement[]).map(async (picture) => {
          await picture.decode();
          const { clientWidth, clientHeight, naturalWidth, naturalHeight } = picture;
          return [clientWidth / clientHeight, naturalWidth / naturalHeight] as const;
        }),
      ),
    );
    expect(ratios).toHaveLength(3);
    // Sizes are rounded to whole pixels.
    for (const [shown, natural] of ratios) expect(Math.abs(shown / natural - 1)).toBeLessThan(0.02);
  });
}

for (const path of ['/', '/collections/apparel']) {
  test(`the first products of ${path} are visible without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeInViewport();
  });
}
