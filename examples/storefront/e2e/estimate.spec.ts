import { expectNoViolations } from './axe.js';
import { addToBag, getBag, expect, openCheckout, openBagPage, test } from './shop.js';

test('the shipping estimate is kept in other tabs and after a reload, and carried into the checkout', async ({
  context,
  page,
}) => {
  await addToBag(page, 'quiet-teapot');
  await page.goto('/bag');
  const estimate = page.getByRole('region', { name: 'Shipping estimate' });
  await estimate.getByLabel('Ship to').selectOption('US');
  await estimate.getByLabel('Region').selectOption('US-OR');
  await expect(estimate.getByRole('radio', { name: /^Standard shipping/ })).toBeChecked();
  await estimate.getByLabel('Postal code (optional)').fill('97209');
  await estimate.getByLabel('Postal code (optional)').press('Enter');
  await estimate.locator('label', { hasText: 'Express shipping' }).click();
  await expect(getBag(page).locator('dl[aria-busy=false]')).toContainText('Shipping$19.95');
  await expectNoViolations(page, 'section[aria-label="Shipping estimate"]');

  const tab = await context.newPage();
  await tab.goto('/bag');
  for (const shown of [page, tab]) {
    if (shown === page) await page.reload();
    const kept = shown.getByRole('region', { name: 'Shipping estimate' });
    await expect(kept.getByLabel('Ship to')).toHaveValue('US');
    await expect(kept.getByLabel('Region')).toHaveValue('US-OR');
    await expect(kept.getByLabel('Postal code (optional)')).toHaveValue('97209');
    await expect(kept.getByRole('radio', { name: /^Express shipping/ })).toBeChecked();
  }

  await openCheckout(page);
  await expect(page.getByLabel('Country')).toHaveValue('US');
  await expect(page.getByLabel('Region')).toHaveValue('US-OR');
  await expect(page.getByLabel('Postal code')).toHaveValue('97209');
  await expect(page.getByRole('radio', { name: /^Express shipping/ })).toBeChecked();
});

test('another country drops the postal code', async ({ page }) => {
  await addToBag(page, 'quiet-teapot');
  await openBagPage(page);
  const estimate = page.getByRole('region', { name: 'Shipping estimate' });
  await estimate.getByLabel('Ship to').selectOption('DE');
  await estimate.getByLabel('Postal code (optional)').fill('10435');
  await estimate.getByLabel('Postal code (optional)').press('Enter');
  await estimate.getByLabel('Ship to').selectOption('FR');
  await expect(estimate.getByLabel('Postal code (optional)')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the estimate is a form of the bag', async ({ page }) => {
    await page.goto('/products/quiet-teapot');
    await page.getByRole('button', { name: 'Add to bag' }).click();
    const estimate = page.getByRole('region', { name: 'Shipping estimate' });
    const update = estimate.getByRole('button', { name: 'Update shipping' });
    await update.click();
    await expect(page.getByRole('alert')).toContainText('Please choose a country.');
    await estimate.getByLabel('Ship to').selectOption('US');
    await update.click();
    await estimate.getByLabel('Region').selectOption('US-OR');
    await estimate.getByLabel('Postal code (optional)').fill('97209');
    await update.click();
    await expect(estimate.getByRole('radio', { name: /^Standard shipping/ })).toBeChecked();
    await estimate.getByRole('radio', { name: /^Express shipping/ }).check();
    await estimate.getByRole('button', { name: 'Choose this way' }).click();
    await expect(page.getByRole('region', { name: 'Your bag' }).locator('dl')).toContainText('$19.95');
    await expect(estimate.getByLabel('Postal code (optional)')).toHaveValue('97209');
    await expect(estimate.getByRole('radio', { name: /^Express shipping/ })).toBeChecked();
  });
});
