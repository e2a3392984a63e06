import type { Page } from '@playwright/test';
import { addToBag, getBag, expect, test } from './shop.js';

const dialogs = [
  { name: 'Search', role: 'button', opener: 'Search', width: 1280 },
  { name: 'Browse', role: 'link', opener: 'Menu', width: 390 },
  { name: 'Filter', role: 'link', opener: 'Filter', width: 390 },
  { name: 'Your bag', role: 'button', opener: 'Bag, empty', width: 1280 },
] as const;

for (const { name, role, opener, width } of dialogs) {
  test(`the dialog “${name}” keeps the focus and returns it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/collections/apparel');
    await expect(page.getByRole('article').first()).toBeVisible();
    const button = page.getByRole(role, { name: opener });
    const dialog = page.getByRole('dialog', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first element, the browser itself has the focus.
      expect(await page.locator(':focus').evaluateAll((all) => all.every((one) => one.closest('dialog')))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('a press beside a dialog closes it, and a press inside does not', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Bag, empty' });
  await button.click();
  await expect(getBag(page)).toBeVisible();
  await getBag(page).getByText('Your bag is empty.').click();
  await expect(getBag(page)).toBeVisible();
  await page.mouse.click(100, 300);
  await expect(getBag(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(button).toBeFocused();
});

test('the page behind a dialog does not scroll', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const top = () => page.evaluate(() => document.documentElement.scrollTop);
  await page.getByRole('button', { name: 'Bag, empty' }).click();
  await expect(getBag(page)).toBeVisible();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(getBag(page)).toBeHidden();
  expect(await top()).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeGreaterThan(0);
});

const getQuantity = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ });
const said = (page: Page, words: string) => page.locator('[aria-live=polite]').filter({ hasText: words });

test('the quantity accepts typing, arrow keys and buttons, from 1 to what is left', async ({ page }) => {
  await page.goto('/products/quiet-teapot');
  const quantity = getQuantity(page);
  const increase = page.getByRole('button', { name: 'Increase Quantity of Quiet Teapot' });
  const decrease = page.getByRole('button', { name: 'Decrease Quantity of Quiet Teapot' });
  await expect(quantity).toHaveValue('1');
  await expect(decrease).toBeDisabled();
  await quantity.fill('99');
  await expect(quantity).toHaveValue('99');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('12');
  await expect(increase).toBeDisabled();
  await expect(getBag(page)).toBeHidden();
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('12');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('11');
  await expect(said(page, '11')).toBeAttached();
  await quantity.fill('several');
  await quantity.blur();
  await expect(quantity).toHaveValue('11');
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await quantity.hover();
  await quantity.focus();
  await page.mouse.wheel(0, -200);
  await expect(quantity).toHaveValue('1');
  await increase.press('Enter');
  await expect(quantity).toHaveValue('2');
  await decrease.press('Enter');
  await expect(quantity).toHaveValue('1');
  await expect(decrease).toBeFocused();
});

test('an open dialog announces changes', async ({ page }) => {
  await addToBag(page, 'quiet-teapot');
  await getBag(page).getByRole('textbox', { name: 'Quantity of Quiet Teapot' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(
    getBag(page).locator('[aria-live=polite]').filter({ hasText: 'Quiet Teapot: 3 in your bag.' }),
  ).toBeAttached();
});

test('the prices of a listing are limited when the field is left', async ({ page }) => {
  await page.goto('/collections/all-products');
  const highest = page.getByRole('group', { name: 'Price' }).getByLabel('Highest');
  await highest.fill('$60');
  await expect(page).toHaveURL(/all-products$/);
  await highest.press('Enter');
  await expect(page).toHaveURL(/\?max=60$/);
  await expect(highest).toHaveValue('60');
  await page.getByRole('link', { name: 'Remove filter: Up to $60' }).click();
  await expect(page).toHaveURL(/all-products$/);
  await expect(highest).toHaveValue('');
});

test('the filters are a form with the fields of the URL, so that they need no script', async ({ page }) => {
  const search = '?q=tee&stock=in&sale=on&min=10&max=90&option=Size%3AM&option=Size%3AL&sort=price-low';
  await page.goto(`/search${search}`);
  await expect(page.getByRole('checkbox', { name: /^M\b/ })).toBeChecked();
  const submitted = await page
    .getByRole('complementary', { name: 'Filters' })
    .locator('form[method=get]')
    .evaluate((form) => [...new FormData(form as HTMLFormElement)].map(([name, value]) => `${name}=${String(value)}`));
  expect(submitted.sort()).toEqual([...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).sort());
});

test('collections that do not fit into the header are in its menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const footer = page.getByRole('navigation', { name: 'Footer' }).locator('a[href*="/collections/"]');
  await page.getByRole('navigation', { name: 'Collections' }).getByRole('link', { name: 'More' }).click();
  const menu = page.getByRole('dialog', { name: 'Browse' }).locator('a[href*="/collections/"]');
  await expect(menu).toHaveText(await footer.allInnerTexts());
});
