import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.js';
import { expect, test } from './shop.js';

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?to=/account');
  await page.getByRole('main').getByLabel('Email').fill('iris@demo.example');
  await page.getByRole('main').getByLabel('Password').fill('iris-sings-alto');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Removes an address, and confirms it. */
async function removeAddress(book: Locator, line: string): Promise<void> {
  const button = book.getByRole('button', { name: 'Remove address' });
  await expect(button).toBeHidden();
  await book.locator(`summary[aria-label="Remove ${line}"]`).click();
  await button.click();
}

test('a member adds, changes and removes addresses', async ({ page }) => {
  await signIn(page);
  const book = page.getByRole('region', { name: 'Your addresses' });
  const entries = book.getByRole('listitem');
  await expect(entries).toHaveText([/12 Pike Street.*Seattle, Washington, 98101.*United States/]);

  await test.step('a new one, with a missing field first', async () => {
    await book.getByRole('link', { name: 'Add an address' }).click();
    const form = book.getByRole('form', { name: 'New address' });
    await expect(form.getByLabel('Country')).toBeFocused();
    await expectNoViolations(page, 'form[aria-label="New address"]');
    await form.getByLabel('Country').selectOption('DE');
    await form.getByLabel('Street and house number').fill('Kastanienallee 4');
    await form.getByLabel('City').fill('Berlin');
    await form.getByRole('button', { name: 'Save the address' }).click();
    await expect(form.getByText('Please enter the postal code.')).toBeVisible();
    await expect(form.getByLabel('Postal code')).toBeFocused();
    await form.getByLabel('Postal code').fill('10435');
    await form.getByRole('button', { name: 'Save the address' }).click();
    await expect(entries).toHaveText([/12 Pike Street/, /Kastanienallee 4.*Berlin, 10435.*Germany/]);
  });

  await test.step('it becomes the one for the checkout', async () => {
    await book.getByRole('button', { name: 'Use Kastanienallee 4 at the checkout' }).click();
    await expect(entries).toHaveText([/Kastanienallee 4/, /12 Pike Street/]);
    await page.reload();
    await expect(entries).toHaveText([/Kastanienallee 4.*Filled in at the checkout/, /12 Pike Street/]);
  });

  await test.step('one is changed, and all are removed', async () => {
    await book.getByRole('link', { name: 'Edit 12 Pike Street' }).click();
    const form = book.getByRole('form', { name: 'Edit the address' });
    await form.getByLabel('Street and house number').fill('14 Pike Street');
    await form.getByRole('button', { name: 'Save the address' }).click();
    await expect(entries).toHaveText([/Kastanienallee 4/, /14 Pike Street.*Seattle, Washington/]);
    await removeAddress(book, 'Kastanienallee 4');
    await expect(entries).toHaveCount(1);
    await removeAddress(book, '14 Pike Street');
    await expect(book).toContainText('No addresses yet');
    await page.reload();
    await expect(book).toContainText('No addresses yet');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member adds an address with a region, moves it to the front, changes and removes it', async ({ page }) => {
    await signIn(page);
    const book = page.getByRole('region', { name: 'Your addresses' });
    const entries = book.getByRole('listitem');
    await book.getByRole('link', { name: 'Add an address' }).click();
    const form = book.getByRole('form', { name: 'New address' });
    await form.getByLabel('Country').selectOption('US');
    await form.getByLabel('Street and house number').fill('12 Finch Street');
    await form.getByLabel('City').fill('Portland');
    await form.getByLabel('Postal code').fill('97209');
    await form.getByRole('button', { name: 'Save the address' }).click();
    // The regions are those of the country that was sent.
    await expect(form.getByText('Please choose a region.')).toBeVisible();
    await expect(form.getByLabel('City')).toHaveValue('Portland');
    await form.getByLabel('Region').selectOption('US-OR');
    await form.getByRole('button', { name: 'Save the address' }).click();
    await expect(entries).toHaveText([/12 Pike Street/, /12 Finch Street.*Portland, Oregon, 97209/]);
    await expect(form).toHaveCount(0);

    await book.getByRole('button', { name: 'Use 12 Finch Street at the checkout' }).click();
    await expect(entries).toHaveText([/12 Finch Street/, /12 Pike Street/]);
    await book.getByRole('link', { name: 'Edit 12 Finch Street' }).click();
    const edit = book.getByRole('form', { name: 'Edit the address' });
    await expect(edit.getByLabel('Region')).toHaveValue('US-OR');
    await edit.getByLabel('City').fill('Salem');
    await edit.getByRole('button', { name: 'Save the address' }).click();
    await expect(entries).toHaveText([/12 Finch Street.*Salem/, /12 Pike Street/]);
    await removeAddress(book, '12 Finch Street');
    await expect(entries).toHaveText([/12 Pike Street/]);
  });
});
