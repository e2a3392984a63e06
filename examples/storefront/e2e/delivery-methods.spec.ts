import { addToBag, expect, openBagPage, test } from './shop.js';

test('the methods can be loaded again', async ({ page }) => {
  await addToBag(page, 'quiet-teapot');
  await openBagPage(page);
  const estimate = page.getByRole('region', { name: 'Shipping estimate' });
  await estimate.getByLabel('Ship to').selectOption('DE');
  await expect(estimate.getByRole('radio', { name: /^Standard shipping/ })).toBeChecked();
  const list = /\/delivery-methods\?/;
  await page.route(list, (route) => route.abort('connectionreset'));
  await estimate.getByLabel('Ship to').selectOption('FR');
  await expect(estimate.getByRole('alert')).toContainText('could not be loaded');
  const retry = estimate.getByRole('button', { name: 'Try again' });
  await Promise.all([page.waitForRequest(list), retry.click()]);
  await expect(retry).toBeEnabled();
  // The page may load them by itself as soon as it can.
  await Promise.all([
    expect(estimate.getByRole('radio', { name: /^Standard shipping/ })).toBeVisible(),
    page.unroute(list).then(() => retry.click({ timeout: 5000 }).catch(() => undefined)),
  ]);
});
