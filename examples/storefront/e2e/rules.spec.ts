import { startPlugin } from './plugin-server.js';
import { addToBag, getBag, expect, goToCheckout, test } from './shop.js';

test('validation messages of the shop’s plugins are shown at the line item, and their fees in the total', async ({
  page,
  shop,
}) => {
  const plugin = await startPlugin((path, { validationInfo }) => {
    if (!path.endsWith('/v1/get-violations'))
      return { additionalFees: [{ code: 'wrap', name: 'Wrap', price: '2.00' }] };
    const lines = validationInfo?.lineItems ?? [];
    return {
      violations: [
        ...lines
          .filter(({ quantity }) => quantity > 1)
          .map(({ id }) => ({
            severity: 'ERROR',
            target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id } },
            description: 'No more than one for each household.',
          })),
        {
          severity: 'WARNING',
          target: { other: { name: 'OTHER_DEFAULT' } },
          description: 'Shipments take a day longer this week.',
        },
      ],
    };
  });
  await addToBag(page, 'quiet-teapot');
  const bag = getBag(page);
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$88.00');
  for (const type of ['ECOM_VALIDATIONS', 'ECOM_ADDITIONAL_FEES']) await shop.plugIn(type, plugin.url);

  await bag.getByRole('button', { name: /^Increase/ }).click();
  await expect(bag.getByRole('listitem').getByText('No more than one for each household.')).toBeVisible();
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Fees$2.00');
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$178.00');
  await expect(bag.getByText('Your bag cannot be ordered like this.')).toBeVisible();
  await expect(bag.getByRole('button', { name: 'Check out' })).toBeDisabled();

  await bag.getByRole('button', { name: /^Decrease/ }).click();
  await expect(bag.getByText('No more than one for each household.')).toBeHidden();
  await expect(bag.getByText('Shipments take a day longer this week.')).toBeVisible();
  await goToCheckout(page);
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(/Fees\s*\$2\.00/);
  await plugin.close();
});
