import {
  getBag,
  cents,
  choose,
  expect,
  fillInAddress,
  goToCheckout,
  goodCard,
  pay,
  openBagPage,
  test,
  waitForHydration,
} from './shop.js';

test('a shopper finds, chooses, pays for and gets an order', { tag: '@sample-both' }, async ({ page, shop }) => {
  const choice = { Color: 'Moss', Size: 'M' };
  await page.goto('/');
  const before = await test.step('browse', async () => {
    await page.getByRole('navigation', { name: 'Collections' }).getByRole('link', { name: 'Apparel' }).click();
    await expect(page).toHaveTitle(/^Apparel/);
    await expect(page.getByRole('heading', { level: 1, name: 'Apparel' })).toBeVisible();
    return shop.stock('everyday-tee', choice);
  });
  expect(before).toBe(14);

  await test.step('filter and sort', async () => {
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByText('In stock').click();
    await filters.getByText('Moss', { exact: true }).click();
    await filters.getByText('M', { exact: true }).click();
    await expect(page).toHaveURL(/stock=in&option=Color%3AMoss&option=Size%3AM/);
    await page.getByLabel('Sort').selectOption('Price, low to high');
    await expect(page).toHaveURL(/sort=price-low/);
    await expect(page.getByRole('status').filter({ hasText: /^Showing/ })).toHaveText(/^Showing (\d+) of \1$/);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Remove filter: Moss' })).toBeVisible();
  });

  await test.step('choose a variant', async () => {
    await page.getByRole('link', { name: 'Everyday Tee' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Everyday Tee' })).toBeVisible();
    // Before, the browser sends the form, and the bag's page shows the message.
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await expect(page.getByText('Please choose: size.')).toBeVisible();
    await choose(page, 'Moss');
    await choose(page, 'S');
    await expect(page.getByText('Only 1 left')).toBeVisible();
    await choose(page, 'M');
    await expect(page.getByText('In stock')).toBeVisible();
    await expect(page).toHaveURL(/Color=Moss&Size=M/);
  });

  const bag = getBag(page);
  await test.step('put it into the bag and change the quantity', async () => {
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await expect(bag.getByText('Color: Moss')).toBeVisible();
    await expect(bag.getByText('Size: M')).toBeVisible();
    await bag.getByRole('button', { name: /^Increase/ }).click();
    await expect(bag.getByRole('textbox', { name: 'Quantity of Everyday Tee' })).toHaveValue('2');
    await expect(bag.locator('dl')).toContainText('$76.00');
  });

  await test.step('use a coupon', async () => {
    await openBagPage(page);
    await bag.getByLabel('Coupon code').fill('NO-SUCH-CODE');
    await bag.getByRole('button', { name: 'Apply' }).click();
    await expect(bag.getByText('There is no coupon with this code.')).toBeVisible();
    await bag.getByLabel('Coupon code').fill('WELCOME10');
    await bag.getByRole('button', { name: 'Apply' }).click();
    await expect(bag.locator('dl')).toContainText('−$7.60');
  });

  await test.step('see shipping and tax', async () => {
    await bag.getByLabel('Ship to').selectOption('United States');
    await bag.getByLabel('Region').selectOption('California');
    await expect(bag.getByRole('radio', { name: /Standard shipping/ })).toBeChecked();
    await expect(bag.locator('dl[aria-busy=false]')).toContainText(/Tax\$[1-9]/);
    await bag.getByLabel('Region').selectOption('Oregon');
    await choose(page, /Express shipping/);
    await expect(bag.locator('dl[aria-busy=false]')).toContainText('Tax$0.00');
  });

  await test.step('check out and pay', async () => {
    await goToCheckout(page);
    await fillInAddress(page);
    await pay(page, goodCard);
  });

  await test.step('see the order', async () => {
    await expect(page).toHaveURL(/\/thank-you\?orderId=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('12 Finch Street');
    await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
  });

  await test.step('the platform has the order, its totals and the stock', async () => {
    const [order, ...others] = await shop.orders();
    expect(others).toEqual([]);
    expect(order?.paymentStatus).toBe('PAID');
    expect(order?.lineItems.map(({ quantity }) => quantity)).toEqual([2]);
    const { subtotal, discount, shipping, tax, total } = order?.priceSummary ?? {};
    expect([subtotal, discount, tax].map(cents)).toEqual([7600, 760, 0]);
    expect(cents(total)).toBe(7600 - 760 + cents(shipping));
    await expect(page.locator('dl')).toContainText(`$${(cents(total) / 100).toFixed(2)}`);
    await expect(page.getByRole('main')).toContainText(`Order ${order?.number}`);
    expect(await shop.stock('everyday-tee', choice)).toBe(12);
    expect(await shop.data('mails')).toContainEqual(expect.objectContaining({ to: 'robin@example.com' }));
  });
});

test('a bag survives a reload, and choices the link', async ({ page }) => {
  await page.goto('/products/everyday-tee?Color=Moss&Size=L');
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page).getByText('Size: L')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Bag, 1 item' }).click();
  await expect(getBag(page).getByText('Size: L')).toBeVisible();
  await getBag(page).getByRole('button', { name: 'Remove Everyday Tee' }).click();
  await expect(getBag(page).getByText('Your bag is empty.')).toBeVisible();
  await expect(getBag(page).locator('[aria-live=polite]').filter({ hasText: 'no longer in your bag' })).toBeAttached();
});

test('search finds products by words, and shows when there are no results', { tag: '@sample' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('beanie');
  await expect(search.getByRole('option', { name: /Watch Beanie/ })).toBeVisible();
  await search.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=beanie/);
  await expect(search).toBeHidden();
  await expect(page.getByRole('link', { name: 'Pom Beanie' })).toBeVisible();
  await page.getByRole('searchbox').fill('zeppelin');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found for “zeppelin”' })).toBeVisible();
});

test('filters without results show a message and can be cleared', async ({ page }) => {
  await page.goto('/collections/all-products?max=10&option=Color%3AMoss&sale=on');
  await expect(page.getByRole('heading', { name: 'Nothing fits all of that' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(/all-products$/);
  await expect(page.getByRole('status').filter({ hasText: /^Showing 24 of 1\d\d$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Showing 48 of 1\d\d$/ })).toBeVisible();
});

test('a pre-order product can be ordered, and shows when it ships', async ({ page }) => {
  await page.goto('/products/pedestal-cake-stand');
  await expect(page.getByText('Pre-order. The next firing ships in three weeks.')).toBeVisible();
  await page.locator('form').getByRole('button', { name: 'Pre-order' }).click();
  await expect(getBag(page).getByRole('link', { name: 'Pedestal Cake Stand' })).toBeVisible();
});

test('the back button restores the listing', async ({ page }) => {
  await page.goto('/collections/all-products');
  await page.getByRole('link', { name: 'Show more' }).click();
  const card = page.getByRole('article').nth(40).getByRole('link');
  await card.click();
  await expect(card).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeInViewport();
});
