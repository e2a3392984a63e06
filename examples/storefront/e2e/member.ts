import type { Page } from '@playwright/test';
import { choose, expect, fillInAddress, goodCard, goToCheckout, pay, type Shop } from './shop.js';

/** The member. */
const robin = { email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' };

/** Creates a member, signs in and opens the account. Waits for the style sheet. */
export async function signIn(page: Page, shop: Shop): Promise<void> {
  await shop.join(robin);
  await page.goto('/login?to=/account');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(robin.email);
  await main.getByLabel('Password').fill(robin.password);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.waitForLoadState();
}

/** Buys coffee with a monthly plan and opens the order. Waits for the style sheet, which hides the printed invoice. */
export async function subscribe(page: Page): Promise<void> {
  await page.goto('/products/house-blend-coffee');
  await choose(page, 'Filter');
  await page.locator('label', { hasText: 'Monthly' }).click();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  await page.waitForLoadState();
}
