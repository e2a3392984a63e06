import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { freePort } from '../../../scripts/lib/ports.js';
import { expect, test } from '../../storefront/e2e/shop.js';
import { password } from './merchant.js';
import { openMerchantArea } from './open-merchant-area.js';

const mediaHost = 'https://static.wixstatic.com';

test(
  'images of a merchant area that is not the demo are on the media host of the platform',
  { tag: '@v3' },
  async ({ page, shop }) => {
    const area = await openMerchantArea(shop.emulatorUrl, { isDemo: false });
    try {
      await page.route(`${mediaHost}/**`, (route) => route.fulfill({ status: 404 }));
      await page.goto(`${area.url}/products`);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      const image = page.locator('tbody img').first();
      await expect(image).toHaveAttribute('src', new RegExp(`^${mediaHost}/media/`));
    } finally {
      await area.close();
    }
  },
);

test('the options of the merchant area are environment variables', async ({ page, shop }) => {
  const port = await freePort();
  const area = spawn(process.execPath, [fileURLToPath(new URL('../node/start.js', import.meta.url))], {
    env: {
      ...process.env,
      PORT: String(port),
      MERCHANT_PASSWORD: 'wren',
      STORE_URL: shop.storeUrl,
      WIX_API_KEY: DEMO_API_KEY,
      WIX_API_URL: shop.emulatorUrl,
      WIX_SITE_ID: DEMO_SITE_ID,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((resolve) => area.stdout.once('data', resolve));
    await page.goto(`http://localhost:${String(port)}`);
    await page.getByLabel('Password').fill('wren');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: 'View the store' }).click();
    await expect(page.getByRole('heading', { name: 'Just unpacked' })).toBeVisible();
  } finally {
    area.kill();
  }
});
