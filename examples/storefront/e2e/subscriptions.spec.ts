import { expectNoViolations } from './axe.js';
import { signIn } from './member.js';
import { getBag, choose, expect, fillInAddress, goodCard, goToCheckout, pay, test } from './shop.js';

const coffee = '/products/house-blend-coffee';

test('coffee is bought with a monthly plan, which bag, checkout and order name', async ({ page, shop }) => {
  await page.goto(coffee);
  const plans = page.getByRole('radiogroup', { name: 'How often' });
  await expect(plans.getByRole('radio')).toHaveCount(3);
  await expect(plans.getByRole('radio', { name: 'One time $19' })).toBeChecked();
  await choose(page, 'Filter');
  await plans.getByRole('radio', { name: 'One time $19' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(plans.getByRole('radio', { name: 'Monthly Every month, 10% off $17.10' })).toBeChecked();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add to bag' }).click();

  const bag = getBag(page);
  await expect(bag.getByText('Monthly: Every month, 10% off')).toBeVisible();
  await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$17.10');
  await bag.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Filter, Every month, 10% off');
  await page.goBack();
  await page.getByRole('button', { name: /^Bag/ }).click();
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Monthly: Every month, 10% off')).toBeVisible();
  const [order] = await shop.orders();
  expect(order?.lineItems).toMatchObject([
    { subscriptionInfo: { subscriptionOptionTitle: 'Monthly', cycleNumber: 1 } },
  ]);
});

test('a product with plans is still bought once, and both are separate lines', async ({ page }) => {
  await page.goto(coffee);
  await choose(page, 'Filter');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page).getByRole('listitem').filter({ hasText: 'Grind: Filter' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('label', { hasText: 'Weekly' }).click();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page).getByText('Weekly: Every week, 15% off')).toBeVisible();
  await expect(getBag(page).getByRole('heading', { name: 'House Blend Coffee' })).toHaveCount(2);
});

test('the account shows a member’s subscription, with its orders', async ({ page, shop }) => {
  await shop.join({ email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' });
  await page.goto('/login?to=/account');
  await page.getByRole('main').getByLabel('Email').fill('robin@shop.example');
  await page.getByRole('main').getByLabel('Password').fill('correct horse battery');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your orders' })).toContainText('No orders yet');
  await expect(page.getByRole('region', { name: 'Your subscriptions' })).toHaveCount(0);

  await page.goto(coffee);
  await choose(page, 'Filter');
  await page.locator('label', { hasText: 'Monthly' }).click();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();

  await page.goto('/account');
  const list = page.getByRole('region', { name: 'Your subscriptions' });
  await expect(list.getByRole('listitem')).toHaveText(
    /House Blend Coffee.*Running.*Every month, 10% off.*Next payment/,
  );
  await expect(list.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  await list.getByRole('link', { name: 'House Blend Coffee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'House Blend Coffee' })).toBeVisible();
  const [order] = await shop.orders();
  const orders = page.getByRole('region', { name: 'Orders of this subscription' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders.getByRole('link', { name: `Order ${order?.number}` })).toBeVisible();
  await expectNoViolations(page);

  const missing = await page.goto('/account/subscriptions/00000000-0000-4000-8000-000000000000');
  expect(missing?.status()).toBe(404);
});

for (const path of ['/account', '/account/subscriptions/00000000-0000-4000-8000-000000000000']) {
  test(`a member whose session the platform ends is led from ${path} to the sign-in`, async ({ page, shop }) => {
    await signIn(page, shop);
    const { members } = await shop.merchant<{ members: { id: string }[] }>('POST', '/members/v1/members/query', {
      query: { filter: { 'profile.nickname': 'Robin' } },
    });
    await shop.merchant('POST', `/members/v1/members/${members[0]?.id}/block`);
    await page.goto(path);
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/login' && searchParams.get('to') === path,
    );
    await expect(page.getByRole('main').getByLabel('Password')).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan goes into the bag', async ({ page }) => {
    await page.goto(coffee);
    await page.getByRole('radio', { name: 'Filter' }).check();
    await page.getByRole('radio', { name: /^Weekly/ }).check();
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await expect(page.getByRole('region', { name: 'Your bag' })).toContainText('Weekly: Every week, 15% off');
  });
});
