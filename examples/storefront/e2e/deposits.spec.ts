import { addToBag, getBag, expect, fillInAddress, goToCheckout, goodCard, pay, test } from './shop.js';

const table = {
  name: { original: 'Table, to measure' },
  attributes: { itemType: { preset: 'SERVICE' } },
  quantityInfo: { requestedQuantity: 1 },
  pricing: { price: { amount: '900.00' } },
  paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '300.00' } },
};

test('the bag, the checkout and the order show the deposit due now and the remaining balance', async ({
  page,
  shop,
}) => {
  await addToBag(page, 'quiet-teapot');
  const bag = getBag(page);
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$88.00');
  await expect(bag).not.toContainText('Pay later');
  const [cart] = await shop.data<{ id: string }>('carts');
  await shop.merchant('POST', `/ecom/v2/carts/${cart?.id}/add-line-items`, { customItems: [table] });
  await page.reload();
  await page.getByRole('button', { name: /^Bag,/ }).click();
  await expect(bag.getByRole('listitem').filter({ hasText: 'Table, to measure' })).toContainText('Deposit: $300.00');
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$988.00Pay now$388.00Pay later$600.00');

  await goToCheckout(page);
  await fillInAddress(page);
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText(/Pay later\s*\$600\.00/);
  await pay(page, goodCard);
  await expect(page).toHaveURL(/\/thank-you\?orderId=/);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Table, to measure' })).toContainText('Deposit: $300.00');
  await expect(main.locator('dl').last()).toContainText('Still to pay$600.00');
  await expect(main).toContainText('$600.00 is still open: the confirmation email explains how to pay it.');
});
