import { signIn } from './member.js';
import { addToBag, getBag, expect, openCheckout, test } from './shop.js';
import { focusRing, ring, getStyle } from './styles.js';

test('a first visit has no failed requests and no console errors', { tag: '@sample' }, async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && faults.push(response.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Just unpacked' })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bag, empty' }).click();
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
  await page.keyboard.press('Escape');
  // Markup that only the server renders stays after hydration.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/collections/apparel"]')).toBeVisible();
  // Its calls start a session, for which the bag is requested.
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search for' }).fill('mug');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto('/bag');
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  expect(faults).toEqual([]);
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`the page of the bag does not shift while it loads, ${width} pixels wide`, async ({ page }) => {
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
    await expect(getBag(page).locator('dl[aria-busy=false]')).toContainText('Total');
    await expect(page.locator('[role=status][aria-label^=Loading]')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(0.1);
  });
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves', async ({ page }) => {
    /** Longest animation or transition of any element, in milliseconds, and the elements that scroll smoothly. */
    const motion = () =>
      page.evaluate(() => {
        const styles = [...document.querySelectorAll('*')].flatMap((element) =>
          [null, '::before', '::after', '::backdrop'].map((pseudo) => getComputedStyle(element, pseudo)),
        );
        const durations = styles.flatMap(({ animationDuration, transitionDuration }) =>
          `${animationDuration}, ${transitionDuration}`.split(', ').map((text) => parseFloat(text) * 1000),
        );
        const smooth = styles.filter(({ scrollBehavior }) => scrollBehavior === 'smooth');
        const running = document
          .getAnimations()
          .map(
            ({ effect }) => Number(effect?.getComputedTiming().duration) + Number(effect?.getComputedTiming().delay),
          );
        return { longest: Math.max(...durations, ...running), smooth: smooth.length };
      });
    for (const path of ['/', '/collections/apparel', '/products/everyday-tee', '/login']) {
      await page.goto(path);
      const { longest, smooth } = await motion();
      expect(longest, path).toBeLessThan(1);
      expect(smooth, path).toBe(0);
    }
    await addToBag(page, 'quiet-teapot');
    expect((await motion()).longest).toBeLessThan(1);
  });
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  test('bag and checkout show focus, selection, errors and what is disabled', async ({ page }) => {
    await addToBag(page, 'quiet-teapot');
    await page.goto('/bag');
    const bag = getBag(page);
    const checkOut = bag.getByRole('button', { name: 'Check out' });
    await expect(checkOut).toBeEnabled();
    expect(await focusRing(checkOut)).toEqual(ring);
    expect(await getStyle(checkOut, 'border-top-style')).toBe('solid');

    await openCheckout(page);
    const email = page.getByLabel('Email');
    const plain = await getStyle(email, 'border-top-width');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByText('Please enter your first name.')).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(await getStyle(email, 'border-top-width')).not.toBe(plain);
    expect(await focusRing(email)).toEqual(ring);
    await page.getByLabel('Country').selectOption('Germany');
    const methods = page.getByRole('radiogroup', { name: 'How you get it' });
    await expect(methods.locator('input:checked')).toHaveCount(1);
    const checked = await getStyle(methods.locator('input:checked'), 'border-top-width');
    expect(await getStyle(methods.locator('input:not(:checked)').first(), 'border-top-width')).not.toBe(checked);
    await page.goto('/products/harbor-stripe-tee?Size=S');
    const soldOut = page.getByRole('button', { name: 'Sold out' });
    await expect(soldOut).toBeDisabled();
    expect(await getStyle(soldOut, 'color')).not.toBe(await getStyle(page.getByRole('main'), 'color'));
  });

  test('account shows focus', async ({ page, shop }) => {
    await signIn(page, shop);
    expect(await focusRing(page.getByLabel('First name'))).toEqual(ring);
    expect(await focusRing(page.getByRole('button', { name: 'Save' }))).toEqual(ring);
  });

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
