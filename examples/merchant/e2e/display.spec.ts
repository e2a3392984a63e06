import { expect, test } from '../../storefront/e2e/shop.js';
import { focusRing, ring, getStyle } from '../../storefront/e2e/styles.js';
import { createOrder, openMerchantPage } from './merchant.js';

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  test('the navigation shows focus and the current page', async ({ page, shop }) => {
    await shop.data('orders');
    await createOrder(shop, 'APPROVED');
    await openMerchantPage(page, '/dashboard');
    const current = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' });
    expect(await focusRing(current)).toEqual(ring);
    expect(await getStyle(current, 'text-decoration-line')).toBe('underline');
    expect(
      await getStyle(page.getByRole('navigation').getByRole('link', { name: 'Orders' }), 'text-decoration-line'),
    ).toBe('none');
  });
});
