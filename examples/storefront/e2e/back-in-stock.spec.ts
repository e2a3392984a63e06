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
  await expect(form.getByLabel('Tell me by email')).toBeFocused();
  await expect(form.getByLabel('Tell me by email')).toHaveAccessibleDescription(/^Please enter an email address/);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper waits for a sold-out variant, and the address is not in the URL', async ({ page, shop }) => {
    await page.goto('/products/first-light-mug?Color=Ink');
    const form = page.getByRole('form', { name: 'Back in stock' });
    const email = form.getByLabel('Tell me by email');
    await email.fill('robin');
    await form.getByRole('button', { name: 'Tell me' }).click();
    await expect(email).toHaveAccessibleDescription(/^Please enter an email address/);
    await expect(email).toHaveValue('robin');
    await email.fill('robin@example.com');
    await form.getByRole('button', { name: 'Tell me' }).click();
    await expect(page.getByText('We write to you when it is back.')).toBeVisible();
    await expect(page).toHaveURL('/products/first-light-mug?Color=Ink#back-in-stock');
    expect(await shop.data('backInStockRequests')).toMatchObject([
      { email: 'robin@example.com', itemUrl: page.url().replace(/#.*/, ''), variantId: expect.any(String) as unknown },
    ]);
  });
});
