import {
  addToBag,
  getBag,
  declinedCard,
  expect,
  fillInAddress,
  fillInCheckout,
  goToCheckout,
  goodCard,
  openCheckout,
  pay,
  payOnline,
  test,
} from './shop.js';

test('a declined card shows an error and keeps the checkout; another card then pays', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, declinedCard);
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Payment methods' })).toHaveAccessibleDescription(
    'This card was declined. Choose another way to pay.',
  );
  await expect(page.getByLabel('City')).toHaveValue('Portland');
  expect(await shop.orders()).toEqual([]);
  expect(await shop.stock('quiet-teapot')).toBe(12);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(await shop.orders()).toHaveLength(1);
  expect(await shop.stock('quiet-teapot')).toBe(11);
});

test('a product that another buyer bought is sold out on its page, in the bag and at the checkout', async ({
  page,
  shop,
  browser,
}) => {
  const others = await browser.newContext();
  await shop.open(others);
  const rival = await others.newPage();
  const late = await page.context().newPage();

  await late.goto('/products/storm-umbrella');
  await expect(late.getByText('Only 1 left')).toBeVisible();
  await addToBag(page, 'storm-umbrella');
  await goToCheckout(page);
  await fillInAddress(page);

  await addToBag(rival, 'storm-umbrella');
  await goToCheckout(rival);
  await fillInAddress(rival);
  await pay(rival, goodCard);
  await expect(rival.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();

  await pay(page, goodCard);
  await expect(page.getByRole('alert').first()).toContainText(/sold|stock|available/i);
  expect(await shop.orders()).toHaveLength(1);
  expect(await shop.stock('storm-umbrella')).toBe(0);

  await page.getByRole('link', { name: 'Back to cart' }).click();
  await expect(getBag(page).getByText('Sold out since you added it.')).toBeVisible();
  await expect(getBag(page).getByRole('button', { name: 'Check out' })).toBeDisabled();

  await late.getByRole('button', { name: 'Add to bag' }).click();
  await expect(late.getByRole('alert')).toContainText('sold out');
  await others.close();
});

test('a product that sells out while the bag is open is shown on the checkout page and at its line item', async ({
  page,
  shop,
}) => {
  await addToBag(page, 'storm-umbrella');
  const bag = getBag(page);
  await expect(bag.getByRole('button', { name: 'Check out' })).toBeEnabled();
  await shop.catalog.setStock('storm-umbrella', 0);
  await openCheckout(page);
  await expect(page.getByRole('alert')).toContainText('Something in your bag has just sold out.');
  await expect(page.getByRole('button', { name: /^(Pay|Place)/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Change your bag' }).click();
  await expect(bag.getByText('Sold out since you added it. Please remove it to check out.')).toBeVisible();
  await expect(bag.getByRole('button', { name: 'Check out' })).toBeDisabled();
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$0.00');
  await bag.getByRole('button', { name: 'Remove Storm Umbrella' }).click();
  await expect(bag.getByText('Your bag is empty.')).toBeVisible();
});

test('a line item that is short in stock shows how many are left, and one press reduces the quantity', async ({
  page,
  shop,
}) => {
  await addToBag(page, 'quiet-teapot');
  const bag = getBag(page);
  await bag.getByRole('button', { name: /^Increase/ }).click();
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$176.00');
  await shop.catalog.setStock('quiet-teapot', 1);
  await openCheckout(page);
  await expect(page.getByText('Only 1 of 2 left.')).toBeVisible();
  await page.getByRole('button', { name: 'Change your bag' }).click();

  await expect(bag.getByText('Only 1 left, and you have 2.')).toBeVisible();
  await expect(bag.getByRole('button', { name: 'Check out' })).toBeDisabled();
  await expect(bag.getByRole('textbox', { name: 'Quantity of Quiet Teapot' })).toHaveValue('2');
  await bag.getByRole('button', { name: 'Take 1' }).click();
  await expect(bag.getByRole('textbox', { name: 'Quantity of Quiet Teapot' })).toHaveValue('1');
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(await shop.stock('quiet-teapot')).toBe(0);
});

test('a dropped connection while adding shows an error, and a retry adds one', async ({ page, shop }) => {
  await page.goto('/products/quiet-teapot');
  await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
  await shop.fail({ method: 'POST', path: '/ecom/v2/carts/current/add-line-items', drop: true, times: 20 });
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByRole('alert')).toContainText('The connection was lost');
  await shop.recover();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page).getByRole('textbox', { name: 'Quantity of Quiet Teapot' })).toHaveValue('1');
});

test('a dropped connection while changing the bag restores the previous quantity', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  const bag = getBag(page);
  const quantity = bag.getByRole('textbox', { name: 'Quantity of Quiet Teapot' });
  await shop.fail({
    method: 'POST',
    path: '/ecom/v2/carts/current/update-line-items',
    drop: true,
    times: 20,
  });
  await bag.getByRole('button', { name: /^Increase/ }).click();
  await expect(bag.getByRole('alert')).toContainText('The connection was lost');
  await expect(quantity).toHaveValue('1');
  await shop.recover();
  await bag.getByRole('button', { name: /^Increase/ }).click();
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('$176.00');
});

test('a dropped connection on the way to the payment shows an error, and the bag is unchanged', async ({
  page,
  shop,
}) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await shop.fail({ method: 'POST', path: '/_api/redirects-api/v1/redirect-session', drop: true, times: 20 });
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('alert')).toContainText('The connection was lost');
  await expect(page.getByText('Quiet Teapot', { exact: true })).toBeVisible();
  await shop.recover();
  await payOnline(page);
});

test('an error of the platform is shown in place of the products, and a retry shows them', async ({ page, shop }) => {
  await shop.fail({ path: shop.catalog.listPath, status: 500, times: 100 });
  await page.goto('/collections/living');
  await expect(page.getByRole('heading', { name: 'We could not get the products' })).toBeVisible();
  await shop.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Field Cushion' })).toBeVisible();
});

test('a header that fails shows a page of the store with a way back', async ({ page }) => {
  await page.goto('/products/quiet-teapot');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page)).toBeVisible();
  await page.route('**/ecom/v2/carts/current', (route) => route.fulfill({ json: { cart: { lineItems: [null] } } }));
  await page.goto('/collections/apparel');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong here' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();
});
