import { expect, test } from '../../storefront/e2e/shop.js';
import { openMerchantPage } from './merchant.js';

test('a form that is sent offline keeps what was entered and the errors before', async ({ page, context, shop }) => {
  await shop.data('orders');
  await openMerchantPage(page, '/settings/shipping/new');
  const getAmount = (rate: string) => page.getByRole('group', { name: rate, exact: true }).getByLabel('Amount');
  await page.getByLabel('Name').fill('Bicycle');
  await getAmount('Another rate').fill('free');
  await page.getByRole('button', { name: 'Save shipping option' }).click();
  await expect(page.getByText('Enter an amount, such as 4.95.')).toBeVisible();
  const amount = getAmount('Rate 1');
  await amount.fill('4.50');
  await page.getByRole('checkbox').last().check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save shipping option' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline, so nothing was sent.' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Bicycle');
  await expect(amount).toHaveValue('4.50');
  await expect(page.getByText('Enter an amount, such as 4.95.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save shipping option' }).click();
  await expect(page.getByRole('status')).toContainText('The shipping option was saved.');
  await expect(page.getByRole('link', { name: 'Bicycle' })).toBeVisible();
});
