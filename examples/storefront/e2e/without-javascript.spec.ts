import { expect, fillInAddress, goodCard, pay, test } from './shop.js';

test.use({ javaScriptEnabled: false });

test('a product is bought from the listing to the confirmation', { tag: '@sample' }, async ({ page, shop }) => {
  await page.goto('/collections/apparel');
  await page.getByRole('link', { name: 'Everyday Tee' }).click();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  const bag = page.getByRole('region', { name: 'Your bag' });
  await expect(bag).toContainText('Everyday Tee: Choose: Size.');
  await bag.getByRole('link', { name: 'Back to the product' }).click();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Moss', exact: true }).check();
  await main.getByRole('radio', { name: 'M', exact: true }).check();
  await main.getByRole('textbox', { name: 'Quantity of Everyday Tee' }).fill('2');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(bag).toContainText('It is in your bag.');
  await expect(bag.getByRole('spinbutton', { name: 'Quantity of Everyday Tee' })).toHaveValue('2');

  await bag.getByRole('spinbutton', { name: 'Quantity of Everyday Tee' }).fill('1');
  await bag.getByRole('button', { name: 'Update quantity of Everyday Tee' }).click();
  await expect(bag.locator('dl')).toContainText('Total$38.00');
  await bag.getByLabel('Coupon code').fill('NO-SUCH-CODE');
  await bag.getByRole('button', { name: 'Apply' }).click();
  await expect(bag).toContainText('There is no coupon with this code.');
  await bag.getByLabel('Coupon code').fill('WELCOME10');
  await bag.getByRole('button', { name: 'Apply' }).click();
  await expect(bag.locator('dl')).toContainText('−$3.80');
  await bag.getByRole('button', { name: 'Remove coupon code' }).click();
  await expect(bag.locator('dl')).not.toContainText('−$3.80');

  expect(await shop.data('carts')).toHaveLength(1);
  await bag.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  await expect(main).toContainText('Everyday Tee');
  await expect(page.getByRole('button', { name: 'Print invoice' })).toHaveCount(0);
  expect(await shop.orders()).toHaveLength(1);
  await page.getByRole('button', { name: /^Bag/ }).click();
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
});

test('a product without choices is added in the listing, and /checkout leads to the hosted page', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByText('Filling in your order here needs JavaScript')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(page.getByRole('alert')).toContainText('Your bag is empty.');

  await page.goto('/collections/kitchen-table');
  await page.getByRole('button', { name: 'Add Quiet Teapot to the bag' }).click();
  await expect(page.getByRole('region', { name: 'Your bag' })).toContainText('It is in your bag.');
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Quiet Teapot');
});

test('a listing is filtered by prices as shoppers of the language write them', async ({ page }) => {
  await page.goto('/de/collections/kitchen-table');
  const main = page.getByRole('main');
  const teapot = main.getByRole('link', { name: 'Quiet Teapot' });
  await expect(teapot).toBeVisible();
  const highest = main.getByRole('textbox', { name: 'Bis' });
  await highest.fill('87,50 $');
  await main.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL(/max=87%2C50/);
  await expect(highest).toHaveValue('87,5');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(teapot).toHaveCount(0);
});

test('a line item is removed, and pages of the bag are not stored', async ({ page }) => {
  await page.goto('/products/quiet-teapot');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await page.getByRole('button', { name: 'Remove Quiet Teapot' }).click();
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
  const response = await page.goto('/bag');
  expect(response?.headers()['cache-control']).toBe('no-store');
});

test('the menu leads to the links of the footer, and what needs scripts is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^(Menu|Theme)/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Menu' }).click();
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await expect(footer).toBeInViewport();
  await footer.getByRole('link', { name: 'Apparel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apparel' })).toBeVisible();
});

test('filters without results are cleared, and the sort order stays', async ({ page }) => {
  await page.goto('/collections/all-products?sort=name&max=10&option=Color%3AMoss&sale=on');
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(/all-products\?sort=name$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('a gift card is redeemed in the bag and removed', async ({ page }) => {
  await page.goto('/products/quiet-teapot');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  const bag = page.getByRole('region', { name: 'Your bag' });
  await bag.getByLabel('Gift card code').fill('GIFT-OLD-0050');
  await bag.getByRole('button', { name: 'Redeem' }).click();
  await expect(bag).toContainText('This gift card has expired');
  await bag.getByLabel('Gift card code').fill('GIFT-RICH-5000');
  await bag.getByRole('button', { name: 'Redeem' }).click();
  await expect(bag.getByLabel('Gift card code')).toHaveCount(0);
  await bag.getByRole('button', { name: 'Remove gift card code' }).click();
  await expect(bag.getByLabel('Gift card code')).toHaveValue('');
});
