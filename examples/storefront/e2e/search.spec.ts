import type { Page } from '@playwright/test';
import { expect, test } from './shop.js';

async function openSearch(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search for' });
  await expect(field).toBeVisible();
  return { dialog, field };
}

test('the arrow keys choose a suggestion, and Enter opens it', async ({ page }) => {
  const { dialog, field } = await openSearch(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.fill('teapot');
  const options = dialog.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  await expect(field).toBeFocused();
  await field.press('ArrowUp');
  await expect(dialog.locator('[aria-selected=true]')).toHaveCount(0);
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  const name = /^[^$]*[^$\s\d]/.exec((await options.first().innerText()).split('\n')[0] ?? '')?.[0] ?? '';
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test.describe('typos', { tag: '@v3' }, () => {
  test('suggestions include products with similar words', async ({ page }) => {
    const { dialog, field } = await openSearch(page);
    await field.fill('quiet teepot');
    await expect(dialog.getByRole('status')).toHaveText('Nothing found for “quiet teepot”. Similar: 1 product');
    await expect(dialog.getByRole('option', { name: /Quiet Teapot/ })).toBeVisible();
    await field.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Nothing found for “quiet teepot”. These are similar.' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Quiet Teapot' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page of a search has products with similar words', async ({ page }) => {
      await page.goto('/search?q=quiet+teepot');
      await expect(page.getByRole('link', { name: 'Quiet Teapot' })).toBeVisible();
      await page.goto('/search?q=zeppelin');
      await expect(page.getByRole('heading', { name: 'Nothing found for “zeppelin”' })).toBeVisible();
    });
  });
});
