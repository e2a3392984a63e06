import type { Locator, Page } from '@playwright/test';
import { expect, type Shop } from '../../storefront/e2e/shop.js';

/** Password of the demo's merchant. */
export const password = 'finch-and-alder';

/** Signs in as the merchant and opens a page of the merchant area. */
export async function openMerchantPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(path);
  await expect(page.getByLabel('Password')).toHaveCount(0);
}

/** Carries out a change that needs a confirmation. `label` opens its form, and `confirm` names the button. */
export async function confirmChange(scope: Page | Locator, label: string, confirm: string): Promise<void> {
  const button = scope.getByRole('button', { name: confirm });
  await expect(button).toBeHidden();
  await scope.locator('summary', { hasText: label }).click();
  await button.click();
}

/** Creates an order of two teapots from the catalog, with a payment. */
export async function createOrder(
  shop: Shop,
  payment?: 'APPROVED' | 'AUTHORIZED',
  email = 'ada@example.com',
): Promise<string> {
  const line = {
    productName: { original: 'Quiet Teapot' },
    itemType: { preset: 'PHYSICAL' },
    quantity: 2,
    price: { amount: '88.00' },
    catalogReference: await shop.catalog.reference('quiet-teapot'),
  };
  const { order } = await shop.merchant<{ order: { id: string } }>('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'POS' },
      buyerInfo: { email },
      lineItems: [line],
      priceSummary: { tax: { amount: '0.00' } },
    },
  });
  if (payment) {
    await shop.merchant('POST', `/ecom/v1/payments/orders/${order.id}/add-payment`, {
      payments: [{ amount: { amount: '176.00' }, regularPaymentDetails: { status: payment } }],
    });
  }
  return order.id;
}

/** Path of the page of a product. */
export const productPath = async ({ catalog }: Shop, slug: string): Promise<string> =>
  `/products/${await catalog.getId(slug)}`;
