import { pauseRequests, loseResponse } from './requests.js';
import {
  addToBag,
  getBag,
  expect,
  fillInAddress,
  fillInCheckout,
  goToCheckout,
  goodCard,
  openCheckout,
  pay,
  payOnline,
  openBagPage,
  test,
} from './shop.js';

test('a slow response shows a pending button, and pressing it twice adds one item', async ({ page }) => {
  const release = await pauseRequests(page, '**/ecom/v2/carts/current/add-line-items');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/add-line-items')) sent += 1;
  });
  await page.goto('/products/quiet-teapot');
  const add = page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: /add to bag/i });
  await add.click();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.click({ force: true });
  await add.press('Enter');
  await expect(getBag(page)).toBeHidden();
  release();
  await expect(getBag(page).getByRole('textbox', { name: 'Quantity of Quiet Teapot' })).toHaveValue('1');
  expect(sent).toBe(1);
});

test('slow totals are shown as pending, and so is a slow checkout', async ({ page }) => {
  await addToBag(page, 'quiet-teapot');
  const bag = getBag(page);
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$88.00');
  const releaseTotals = await pauseRequests(page, '**/carts/current/estimate');
  await bag.getByRole('button', { name: /^Increase/ }).click();
  await expect(bag.locator('dl[aria-busy=true]')).toContainText('updating');
  releaseTotals();
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$176.00');

  await openCheckout(page);
  await fillInCheckout(page);
  const releaseCheckout = await pauseRequests(page, '**/redirect-session');
  const leaving = page.getByRole('button', { name: /^Pay \$/ });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/redirect-session')) sent++;
  });
  await leaving.click();
  await expect(leaving).toHaveAttribute('aria-disabled', 'true');
  await leaving.click({ force: true });
  releaseCheckout();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(sent).toBe(1);
});

test('adding to the bag while offline shows an error, and works when online again', async ({ page, context }) => {
  await page.goto('/products/quiet-teapot');
  await expect(page.getByRole('button', { name: 'Add to bag' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Check your bag, then try again.');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page).getByRole('textbox', { name: 'Quantity of Quiet Teapot' })).toHaveValue('1');
});

test('failed queries load when online again', async ({ page, context }) => {
  await page.goto('/collections/apparel');
  await expect(page.getByRole('link', { name: 'Everyday Tee' })).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(notice).toBeVisible();
  await page.getByLabel('Sort').selectOption('Name, A to Z');
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const names = page.getByRole('article').getByRole('heading');
  await expect.poll(async () => (await names.allTextContents()).slice(0, 2)).toEqual(['Chore Coat', 'Everyday Tee']);
});

test('a link that is followed while offline opens when online again', async ({ page, context }) => {
  await page.goto('/collections/apparel');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('The page opens when the connection is back.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Everyday Tee' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('a connection lost while applying a coupon is shown at its field', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await openBagPage(page);
  const field = getBag(page).getByLabel('Coupon code');
  await shop.fail({ method: 'POST', path: '/ecom/v2/carts/current/add-coupon', drop: true, times: 20 });
  await field.fill('WELCOME10');
  await getBag(page).getByRole('button', { name: 'Apply' }).click();
  await expect(field).toHaveAccessibleDescription(/^The connection was lost/);
  await shop.recover();
  await getBag(page).getByRole('button', { name: 'Apply' }).click();
  await expect(getBag(page).locator('dl')).toContainText('−$8.80');
});

test('lost responses repeat nothing: one item in the bag, one order', async ({ page, shop, context }) => {
  await page.goto('/products/quiet-teapot');
  await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
  await loseResponse(page, '**/add-line-items');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Check your bag');
  await page.getByRole('button', { name: 'Bag, 1 item' }).click();

  await openCheckout(page);
  await fillInCheckout(page);
  await loseResponse(page, '**/redirect-session');
  await payOnline(page);
  expect(await shop.data('carts')).toHaveLength(1);
  await fillInAddress(page);

  const address = page.url();
  await loseResponse(page, '**/hosted/checkout/**');
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await pay(page, goodCard);
  await failed;
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(await shop.orders()).toHaveLength(1);
  expect(await shop.stock('quiet-teapot')).toBe(11);
});

test('an order that fails to load is shown as placed, and a retry shows it', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await goToCheckout(page);
  await fillInAddress(page);
  await shop.fail({ method: 'GET', path: '/ecom/v1/orders/*', status: 503, times: 100 });
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { name: 'We could not get your order' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The order itself is placed');
  await shop.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
});

test('the browser cancels no call of the bag', async ({ page }) => {
  const canceled: string[] = [];
  page.on('requestfailed', (request) => canceled.push(`${request.method()} ${request.url()}`));
  await addToBag(page, 'quiet-teapot');
  const bag = getBag(page);
  for (const total of ['$88.00', '$176.00', '$264.00']) {
    await expect(bag.locator('dl[aria-busy=false]')).toContainText(`Total${total}`);
    if (total !== '$264.00') await bag.getByRole('button', { name: /^Increase/ }).click();
  }
  await page.waitForLoadState('networkidle');
  expect(canceled).toEqual([]);
});

/** Code that changes the bag. */
const changes = /\/assets\/cart-changes-/;

test('a press of "+" before the code of the bag has arrived is shown at once, and sent afterwards', async ({
  page,
}) => {
  await addToBag(page, 'quiet-teapot');
  const release = await pauseRequests(page, changes);
  await page.goto('/bag');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/update-line-items')) sent++;
  });
  await page.getByRole('button', { name: /^Increase/ }).click();
  const quantity = page.getByRole('textbox', { name: 'Quantity of Quiet Teapot' });
  await expect(quantity).toHaveValue('2');
  expect(sent).toBe(0);
  const response = page.waitForResponse('**/update-line-items');
  release();
  await response;
  await page.reload();
  await expect(quantity).toHaveValue('2');
});

test('a press of "+" shows an error while the code of the bag cannot be loaded, and works when it can', async ({
  page,
}) => {
  await addToBag(page, 'quiet-teapot');
  let isReachable = false;
  await page.route(changes, (route) => (isReachable ? route.continue() : route.abort('connectionreset')));
  await page.goto('/bag');
  const increase = page.getByRole('button', { name: /^Increase/ });
  const quantity = page.getByRole('textbox', { name: 'Quantity of Quiet Teapot' });
  await increase.click();
  await expect(page.getByRole('alert')).toContainText('Check your bag, then try again.');
  await expect(quantity).toHaveValue('1');
  isReachable = true;
  await increase.click();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByRole('alert')).toBeHidden();
});
