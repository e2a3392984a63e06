import type { Page } from '@playwright/test';
import { expect } from './shop.js';

/** Presses Tab until the element with this role and name has the focus. Fails if it is not reached. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'radio' | 'textbox',
  name: RegExp | string,
): Promise<void> {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
