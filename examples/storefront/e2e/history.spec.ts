import { getBag, expect, fillInCheckout, openCheckout, test } from './shop.js';

test('back and forward restore a filtered listing with its position, and the product', async ({ page }) => {
  await page.goto('/collections/all-products');
  await page.getByLabel('Sort').selectOption('name');
  await expect(page).toHaveURL(/\?sort=name$/);
  await page.getByRole('checkbox', { name: 'In stock' }).click();
  await expect(page).toHaveURL(/\?sort=name&stock=in$/);
  await page.getByRole('link', { name: 'Show more' }).click();
  const card = page.getByRole('article').nth(40).getByRole('link').first();
  const name = await card.innerText();
  await card.click();
  const product = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(product).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\?sort=name&stock=in&page=2$/);
  await expect(page.getByRole('checkbox', { name: 'In stock' })).toBeChecked();
  await expect(page.getByLabel('Sort')).toHaveValue('name');
  await expect(card).toBeInViewport();
  await page.goForward();
  await expect(product).toBeVisible();
  await expect(product).toBeInViewport();
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('back and forward lead through the product with its choice, the bag’s page and the checkout', async ({ page }) => {
  await page.goto('/products/everyday-tee');
  for (const choice of ['Moss', 'M']) {
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: choice, exact: true }) })
      .click();
  }
  await expect(page).toHaveURL(/size=m/i);
  const product = page.url();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page)).toBeVisible();
  await page.goto('/bag');
  await openCheckout(page);
  await fillInCheckout(page);

  await page.goBack();
  await expect(page).toHaveURL(/\/bag$/);
  await expect(getBag(page).getByRole('textbox', { name: 'Quantity of Everyday Tee' })).toHaveValue('1');
  await getBag(page)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(getBag(page).locator('dl[aria-busy=false]')).toContainText('$76.00');
  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();

  await page.goForward();
  await expect(getBag(page).getByRole('textbox', { name: 'Quantity of Everyday Tee' })).toHaveValue('2');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Check out' })).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Portland');
  await expect(page.locator('dl[aria-busy=false]')).toContainText('$76.00');
});

test('back and forward lead through the account, and show it to no visitor after a sign-out', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/login?to=/account');
  await main.getByLabel('Email').fill('iris@demo.example');
  await main.getByLabel('Password').fill('iris-sings-alto');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  const book = page.getByRole('region', { name: 'Your addresses' });
  await book.getByRole('link', { name: 'Add an address' }).click();
  const form = book.getByRole('form', { name: 'New address' });
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await page.goForward();
  await expect(form).toBeVisible();
  await page.getByRole('link', { name: 'Wishlist' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /wishlist/i })).toBeVisible();
  await page.goBack();
  await expect(form).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('iris@demo.example');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /Things worth keeping/ })).toBeVisible();
});
