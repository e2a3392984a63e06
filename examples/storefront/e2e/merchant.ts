import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop.js';

/** Password of the demo's merchant. */
export const password = 'finch-and-alder';

/** Signs in as the merchant and opens a page of the merchant area. */
export async function openMerchantPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(path);
}

/** Checks that axe finds nothing, and that the page needs no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
