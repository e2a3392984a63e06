import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.js';
import { addToBag, expect, openCheckout, test } from './shop.js';

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?to=/account');
  await page.getByRole('main').getByLabel('Email').fill('iris@demo.example');
  await page.getByRole('main').getByLabel('Password').fill('iris-sings-alto');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your addresses' })).toBeVisible();
}

test('a member orders to a saved address, and to another one that is saved with the order', async ({ page, shop }) => {
  await signIn(page);
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  const addresses = page.getByRole('radiogroup', { name: 'Where it goes' });
  const home = addresses.getByRole('radio', { name: '12 Pike Street Seattle, Washington, 98101, United States' });
  const street = page.getByLabel('Street and house number');
  await expect(home).toBeChecked();
  await expect(street).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'How you get it' }).locator('input:checked')).toHaveCount(1);

  await home.focus();
  await page.keyboard.press('ArrowDown');
  await expect(addresses.getByRole('radio', { name: 'Use another address' })).toBeChecked();
  await expect(street).toHaveValue('');
  // Totals that are being calculated are paler.
  await expectNoViolations(page, 'section:has([name=address])');
  await page.keyboard.press('ArrowUp');
  await expect(home).toBeChecked();
  await expect(street).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('Region').selectOption('US-OR');
  await street.fill('12 Finch Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('Postal code').fill('97209');
  await page.getByRole('checkbox', { name: 'Save this address in my account' }).check();
  await page.locator('label', { hasText: 'Pay later' }).click();
  // Oregon has no tax.
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Total$88.00');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(await shop.orders()).toMatchObject([
    { shippingInfo: { logistics: { shippingDestination: { address: { addressLine: '12 Finch Street' } } } } },
  ]);
  await page.goto('/account');
  const book = page.getByRole('region', { name: 'Your addresses' });
  await expect(book.getByRole('listitem')).toHaveText([/12 Pike Street/, /12 Finch Street.*Portland, Oregon, 97209/]);

  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await page.locator('label', { hasText: '12 Finch Street' }).click();
  await expect(addresses.getByRole('radio', { name: /^12 Finch Street/ })).toBeChecked();
  await page.locator('label', { hasText: 'Pay later' }).click();
  // Oregon has no tax.
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Total$88.00');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(await shop.orders()).toHaveLength(2);
});

test('a visitor has no addresses to choose from', async ({ page }) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await expect(page.getByLabel('Street and house number')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Where it goes' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Save this address in my account' })).toHaveCount(0);
});
