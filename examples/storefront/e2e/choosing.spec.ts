import { getBag, choose, expect, test } from './shop.js';

const addPath = '/ecom/v2/carts/current/add-line-items';

test('an incomplete selection shows an error at its field, and sends no request', async ({ page }) => {
  const added: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(addPath)) added.push(request.url());
  });
  await page.goto('/products/everyday-tee');
  const sizes = page.getByRole('radiogroup', { name: /^Size/ });
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(sizes.getByText('Please choose: size.')).toBeVisible();
  await expect(sizes).toHaveAttribute('aria-invalid', 'true');
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  expect(added).toEqual([]);
  await choose(page, 'M');
  await expect(sizes.getByText('Please choose: size.')).toBeHidden();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page).getByText('Size: M')).toBeVisible();
  expect(added).toHaveLength(1);
});

test('choices that are sold out or have no variant are labeled and cannot be bought', async ({ page }) => {
  const form = page.locator('form').filter({ has: page.getByRole('radiogroup') });
  await page.goto('/products/everyday-tee?Color=Ink');
  await choose(page, 'M, sold out');
  await expect(form.getByText('Sold out', { exact: true }).first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await choose(page, 'L');
  await expect(form.getByText('Only 2 left')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add to bag' })).toBeEnabled();

  await page.goto('/products/wax-canvas-pouch');
  await choose(page, 'Slate');
  await choose(page, 'Small, not made in this combination');
  await expect(form.getByText('Not made in this combination', { exact: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Not available' })).toBeDisabled();
});

test('price and stock follow the choice, and one variant can be pre-ordered', async ({ page }) => {
  await page.goto('/products/spindle-chair');
  const price = page.locator('p[aria-live=polite]');
  await expect(price).toHaveText(/^from\s*\$340\.00$/);
  // It is known of a finish only.
  await expect(page.getByText(/^(In stock|Only \d+ left)$/)).toHaveCount(0);
  await choose(page, 'Natural oak');
  await expect(price).toHaveText('$340.00');
  await expect(page.getByText('Only 5 left')).toBeVisible();
  await choose(page, 'Black');
  await expect(price).toHaveText('$360.00');
  await expect(page.getByText('Pre-order. Ready to ship in about six weeks.')).toBeVisible();
  await page.locator('form').getByRole('button', { name: 'Pre-order' }).click();
  await expect(getBag(page).getByText('Finish: Black')).toBeVisible();
});

test('a mandatory custom text is required and limited to its maximum length', async ({ page }) => {
  await page.goto('/products/overnight-duffel');
  const initials = page.getByLabel(/^Initials on the tag/);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(initials).toBeFocused();
  await expect(initials).toHaveAccessibleDescription(/Please fill this in/);
  await initials.fill('   ');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(initials).toHaveAccessibleDescription(/Please fill this in/);
  await initials.fill('RABBIT');
  await expect(initials).toHaveValue('RAB');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page).getByText(/^Initials on the tag.*: RAB$/)).toBeVisible();
});

test('a product that sells out on the open page shows the error at its form', async ({ page, shop }) => {
  await page.goto('/products/low-shelf-bookcase');
  await expect(page.getByText('Only 2 left')).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await getBag(page).getByRole('button', { name: 'Close' }).click();
  await expect(getBag(page)).toBeHidden();
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: /^Increase/ }).click();
  await form.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByText('There are not that many left: 1 of 2 can be bought.')).toBeVisible();
  expect(await shop.stock('low-shelf-bookcase')).toBe(2);
});

test('a grid labels pre-order and sold-out products differently', async ({ page }) => {
  await page.goto('/collections/kitchen-table?min=70&max=80');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Pedestal Cake Stand').getByText('Pre-order', { exact: true })).toBeVisible();
  await expect(card('Pedestal Cake Stand').getByText('Sold out')).toHaveCount(0);
});

test('a price per unit names its quantity', async ({ page }) => {
  await page.goto('/products/house-blend-coffee');
  await expect(page.getByText('$1.58 / oz')).toBeVisible();
});
