import { expect, test as base } from '@playwright/test';
import { freePort } from '../../../scripts/lib/ports.js';
import { allowance, openTimed, startStuckServer } from '../../storefront/e2e/stuck-server.js';
import { password } from './merchant.js';
import { openMerchantArea } from './open-merchant-area.js';

/** Time that pages may take here, so that the tests need not wait for ten seconds. */
const pageTimeout = 1500;

/** Gives each test a merchant area whose platform is stuck or stopped. */
const test = base.extend<{ isStuck: boolean; url: string }>({
  isStuck: [false, { option: true }],
  async url({ isStuck }, use) {
    const port = await freePort();
    const stop = isStuck ? await startStuckServer(port) : () => undefined;
    const area = await openMerchantArea(`http://127.0.0.1:${port}`, { pageTimeout });
    await use(area.url);
    await area.close();
    stop();
  },
});

/** Signs the merchant in, for which the platform is not needed. */
async function createCookie(url: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ password }),
  });
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return cookies.join('; ');
}

for (const state of ['stuck', 'stopped'] as const) {
  test.describe(`the platform is ${state}:`, () => {
    test.use({ isStuck: state === 'stuck' });

    const paths = [
      'dashboard',
      'orders',
      'orders/1',
      'products',
      'products/1',
      'coupons',
      'discounts',
      'reviews',
      'members',
      'abandoned-checkouts',
      'subscriptions',
    ];
    for (const path of [...paths, 'settings', 'settings/shipping', 'settings/tax']) {
      test(`the page ${path} responds with 503, says why, and can be tried again`, async ({ url }) => {
        const page = await openTimed(`${url}/${path}`, {
          headers: { cookie: await createCookie(url) },
        });
        expect(page.status).toBe(503);
        expect(page.response.headers.get('retry-after')).not.toBeNull();
        expect(page.text).toContain('The platform does not answer');
        expect(page.text).toMatch(new RegExp(`<a href="/${path}"[^>]*>Try again</a>`));
        expect(page.duration).toBeLessThan(allowance);
      });
    }
  });
}
