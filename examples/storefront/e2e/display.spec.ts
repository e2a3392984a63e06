import { addToBag, bagOf, expect, test } from './shop.js';

test('a first visit has no failed requests and no console errors', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && faults.push(response.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Just unpacked' })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bag, empty' }).click();
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
  expect(faults).toEqual([]);
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(
    `the page of the bag does not shift while it loads, ${width} pixels wide`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await addToBag(page, 'quiet-teapot');
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) seen.shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/bag');
      await expect(bagOf(page).locator('dl[aria-busy=false]')).toContainText('Total');
      await expect(page.locator('[role=status][aria-label^=Loading]')).toHaveCount(0);
      expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(
        0.1,
      );
    },
  );
}

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  test('buttons have borders, and colors and choices are distinguishable', async ({ page }) => {
    const style = (selector: string, property: string) =>
      page
        .getByRole('main')
        .locator(selector)
        .evaluateAll((all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)), property);
    await page.goto('/products/everyday-tee?Color=Ink');
    const add = page.getByRole('button', { name: 'Add to bag' });
    await expect(add).toBeVisible();
    const edge = await add.evaluate((button) => {
      const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(button);
      return { borderTopColor, line: `${borderTopStyle} ${borderTopWidth}` };
    });
    expect(edge.line).toBe('solid 1px');
    expect(edge.borderTopColor).not.toBe('rgb(0, 0, 0)');
    const dots = await style('form [role=radiogroup] label > span[aria-hidden]', 'background-color');
    expect(dots.length).toBeGreaterThan(1);
    expect(new Set(dots).size).toBe(dots.length);
    const selected = await style('form label:has(:checked)', 'border-top-color');
    const others = await style('form label:not(:has(:checked))', 'border-top-color');
    expect(selected).toHaveLength(1);
    for (const color of selected) expect(others).not.toContain(color);

    await page.goto('/collections/apparel');
    const check = page.getByRole('checkbox', { name: 'On sale' });
    const mark = page.locator('label').filter({ has: check }).locator('svg');
    await expect(mark).toBeHidden();
    await page.locator('label').filter({ has: check }).click();
    await expect(mark).toBeVisible();
  });
});
