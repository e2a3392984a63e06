import { expect, test } from './shop.js';

test('a shopper gets an email when a sold-out product is back', async ({ page, shop }) => {
  await page.goto('/products/quiet-teapot');
  await expect(page.getByRole('button', { name: 'Add to bag' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Back in stock' });
  await expect(form).toHaveCount(0);
  await shop.catalog.setStock('quiet-teapot', 0);
  await page.reload();
  await form.getByLabel('Tell me by email').fill('robin');
  await form.getByRole('button', { name: 'Tell me' }).click();
  await expect(form.getByText('Please enter an email address')).toBeVisible();
  await form.getByLabel('Tell me by email').fill('robin@example.com');
  await form.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('We write to you when it is back.')).toBeVisible();

  await page.reload();
  await form.getByLabel('Tell me by email').fill('robin@example.com');
  await form.getByRole('button', { name: 'Tell me' }).click();
  await expect(form.getByText('You will get an email already when this is back in stock.')).toBeVisible();

  await shop.catalog.setStock('quiet-teapot', 3);
  await expect
    .poll(() => shop.data<{ to: string; subject?: string }>('mails'))
    .toContainEqual(expect.objectContaining({ to: 'robin@example.com' }));
});
