import { expectAccessible } from '../../storefront/e2e/axe.js';
import { confirmChange, openMerchantPage } from './merchant.js';
import { expect, test } from '../../storefront/e2e/shop.js';

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a coupon is created, deactivated and deleted', async ({ page }) => {
    await openMerchantPage(page, '/coupons');
    await expect(page.getByRole('row').filter({ hasText: 'FIRST100' })).toContainText('Used up');
    await expect(page.getByRole('row').filter({ hasText: 'NEXTCENTURY' })).toContainText('Scheduled');
    await expect(page.getByRole('link', { name: 'View the store: Alder & Finch' })).toBeVisible();
    await page.getByLabel('Name').fill('Autumn');
    await page.getByLabel('Code').fill('AUTUMN15');
    await page.getByLabel('Value').fill('150');
    await page.getByRole('button', { name: 'Create coupon' }).click();
    await expect(page.getByText('Enter a number above 0, of at most 100.')).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveValue('AUTUMN15');
    await page.getByLabel('Value').fill('15');
    await page.getByRole('button', { name: 'Create coupon' }).click();
    await expect(page.getByRole('status')).toContainText('The coupon was created.');
    const row = page.getByRole('row').filter({ hasText: 'AUTUMN15' });
    await expect(row).toContainText('15 % off');
    await row.getByRole('link', { name: 'AUTUMN15' }).click();
    await page.getByLabel('Name').fill('Winter');
    await page.getByLabel('Number of uses').fill('none');
    await page.getByRole('button', { name: 'Save coupon' }).click();
    await expect(page.getByText('Enter a whole number, or nothing.')).toBeVisible();
    await page.getByLabel('Number of uses').fill('30');
    await page.getByLabel('Last day').fill('2099-12-31');
    await page.getByRole('button', { name: 'Save coupon' }).click();
    await expect(page.getByRole('status')).toContainText('The coupon was saved.');
    await expect(row).toContainText('Winter');
    await expect(row).toContainText('0 of 30');
    await expect(row).toContainText('Dec 31, 2099');
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await expect(row).toContainText('Inactive');
    await confirmChange(row, 'Delete', 'Delete coupon');
    await expect(page.getByRole('status')).toContainText('The coupon was deleted.');
    await expect(row).toHaveCount(0);
  });

  test('a coupon that someone else saved meanwhile is not overwritten', async ({ page, shop }) => {
    await openMerchantPage(page, '/coupons');
    await page.getByRole('link', { name: 'WELCOME10' }).click();
    const name = (await page.getByLabel('Name').inputValue()) + '!';
    const id = page.url().split('/').at(-1) ?? '';
    await shop.merchant('PATCH', `/stores/v2/coupons/${id}`, { specification: { name } });
    await page.getByLabel('Name').fill('Hello');
    await page.getByRole('button', { name: 'Save coupon' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was overwritten');
    await expect(page.getByLabel('Name')).toHaveValue(name);
    // A draft that was rejected is still compared with the values that it was opened with.
    await page.getByLabel('Number of uses').fill('none');
    await page.getByRole('button', { name: 'Save coupon' }).click();
    await shop.merchant('PATCH', `/stores/v2/coupons/${id}`, { specification: { name: `${name}!` } });
    await page.getByLabel('Number of uses').fill('some');
    await page.getByRole('button', { name: 'Save coupon' }).click();
    await page.getByLabel('Number of uses').fill('7');
    await page.getByRole('button', { name: 'Save coupon' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'WELCOME10' })).toContainText(`${name}!`);
  });

  test('a discount is edited, unless someone else saved it meanwhile', async ({ page, shop }) => {
    await openMerchantPage(page, '/discounts');
    await page.getByLabel('Name').fill('Spring');
    await page.getByLabel('Percent off').fill('12,5');
    await page.getByRole('button', { name: 'Create discount' }).click();
    await expect(page.getByLabel('Percent off')).toHaveValue('12,5');
    await page.getByLabel('Percent off').fill('12.5');
    await page.getByRole('button', { name: 'Create discount' }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await row.getByRole('link', { name: 'Spring' }).click();
    const [name, percent] = [page.getByLabel('Name'), page.getByLabel('Percent off')];
    const from = page.getByLabel('From a subtotal of');
    const save = () => page.getByRole('button', { name: 'Save discount' }).click();
    await percent.fill('ten');
    await from.fill('50');
    await save();
    await expect(percent).toHaveAccessibleDescription(/Enter a number above 0/);
    await expect(percent).toHaveValue('ten');
    const id = page.url().split('/').at(-1) ?? '';
    const rename = (revision: string, value: string) =>
      shop.merchant('PATCH', `/ecom/v1/discount-rules/${id}`, { discountRule: { id, revision, name: value } });
    await rename('1', 'March');
    await percent.fill('20 %');
    await save();
    await percent.fill('20');
    await save();
    await expect(page.getByRole('status')).toContainText('The discount was saved.');
    await expect(row).toHaveText(/^March20 % off\$50\.00/);

    await row.getByRole('link', { name: 'March' }).click();
    await rename('3', 'Late spring');
    await name.fill('Summer');
    await save();
    await expect(page.getByRole('alert')).toContainText('Nothing was overwritten');
    await expect(name).toHaveValue('Late spring');
    // A change of another field is merged.
    await rename('4', 'May');
    await percent.fill('25');
    await from.fill('');
    await save();
    await expect(row).toHaveText(/^May25 % off0/);
  });

  test('settings of the sign-in are saved, unless they changed meanwhile', async ({ page, shop }) => {
    await openMerchantPage(page, '/settings');
    const approval = page.getByRole('checkbox', { name: 'New members need approval' });
    await approval.check();
    await page.getByRole('button', { name: 'Save sign-in settings' }).click();
    await expect(page.getByRole('status')).toContainText('The sign-in settings were saved.');
    await expect(approval).toBeChecked();
    const { signOnPolicy } = await shop.merchant<{ signOnPolicy: { revision: string } }>(
      'GET',
      '/iam/signon/v1/sign-on-policies',
    );
    await shop.merchant('PATCH', '/iam/signon/v1/sign-on-policies', {
      signOnPolicy: { revision: signOnPolicy.revision, requireEmailVerification: true },
    });
    await approval.uncheck();
    await page.getByRole('button', { name: 'Save sign-in settings' }).click();
    await expect(page.getByRole('alert')).toContainText('Someone else saved these settings');
    await expect(approval).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'New members verify their email address' })).toBeChecked();
  });
});

test('a discount is created, deactivated and deleted', async ({ page }) => {
  await openMerchantPage(page, '/discounts');
  await page.getByLabel('Name').fill('Spring');
  await page.getByLabel('Percent off').fill('12.5');
  await page.getByLabel('From a subtotal of').fill('50');
  await page.getByRole('button', { name: 'Create discount' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Spring' });
  await expect(row).toContainText('12.5 % off');
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Inactive');
  await confirmChange(row, 'Delete', 'Delete discount');
  await expect(row).toHaveCount(0);
});

test('a member is blocked and approved', async ({ page, shop }) => {
  await shop.join({ email: 'wren@example.com', password: 'wren-sings-alto', nickname: 'Wren' });
  await openMerchantPage(page, '/members');
  const row = page.getByRole('row').filter({ hasText: 'wren@example.com' });
  await row.getByRole('button', { name: 'Block' }).click();
  await expect(row).toContainText('Blocked');
  await page.getByLabel('Show').selectOption('Blocked');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('button', { name: /^Block/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The member was approved, and can sign in.')).toBeVisible();
  await expect(row).toContainText('Approved');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

    test('coupons, discounts, members and settings', async ({ page }) => {
      await openMerchantPage(page, '/coupons');
      await expectAccessible(page);
      for (const path of ['discounts', 'reviews', 'members', 'settings']) {
        await page.goto(`/${path}`);
        await expectAccessible(page);
      }
      await page.goto('/discounts');
      await page.getByLabel('Name').fill('Spring');
      await page.getByLabel('Percent off').fill('12.5');
      await page.getByRole('button', { name: 'Create discount' }).click();
      await page.getByRole('link', { name: 'Spring' }).click();
      await expect(page.getByRole('button', { name: 'Save discount' })).toBeVisible();
      await page.getByLabel('Percent off').fill('ten');
      await page.getByRole('button', { name: 'Save discount' }).click();
      await expect(page.getByText('Enter a number above 0')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
