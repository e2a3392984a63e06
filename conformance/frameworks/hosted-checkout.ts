import type { Page } from '@playwright/test';
import { expect } from './application.js';

/** Address for the checkout form, by label. */
export const buyer = {
  Email: 'robin@example.com',
  'First name': 'Robin',
  'Last name': 'Alder',
  'Street and house number': '12 Finch Street',
  City: 'Portland',
  'Postal code': '97209',
};

/** The heading of a page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Chooses a card on the platform's checkout page, and places the order. */
export async function payWithCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Show|Update) delivery options$/ }).click();
  await page.getByRole('radio', { name: '4242 4242 4242 4242' }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
}

/** Enters the address on the platform's checkout page, and pays. */
export async function pay(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Checkout');
  // Complete addresses are collapsed.
  const known = page.locator('summary', { hasText: 'Change' });
  if ((await known.count()) > 0) await known.click();
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('State', { exact: true }).selectOption('US-OR');
  await payWithCard(page);
}
