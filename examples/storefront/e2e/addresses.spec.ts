import { expect, test } from './shop.js';

test('a member adds, changes and removes addresses', async ({ page }) => {
  await page.goto('/login?to=/account');
  await page.getByRole('main').getByLabel('Email').fill('iris@demo.example');
  await page.getByRole('main').getByLabel('Password').fill('iris-sings-alto');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  const book = page.getByRole('region', { name: 'Your addresses' });
  const entries = book.getByRole('listitem');
  await expect(entries).toHaveText([/12 Pike Street.*Seattle, Washington, 98101.*United States/]);

  await test.step('a new one, with a missing field first', async () => {
    await book.getByRole('button', { name: 'Add an address' }).click();
    const form = book.getByRole('form', { name: 'New address' });
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
    await book.getByRole('button', { name: 'Edit 12 Pike Street' }).click();
    const form = book.getByRole('form', { name: 'Edit the address' });
    await form.getByLabel('Street and house number').fill('14 Pike Street');
    await form.getByRole('button', { name: 'Save the address' }).click();
    await expect(entries).toHaveText([/Kastanienallee 4/, /14 Pike Street.*Seattle, Washington/]);
    await book.getByRole('button', { name: 'Remove Kastanienallee 4' }).click();
    await expect(entries).toHaveCount(1);
    await book.getByRole('button', { name: 'Remove 14 Pike Street' }).click();
    await expect(book).toContainText('None yet.');
    await page.reload();
    await expect(book).toContainText('None yet.');
  });
});
