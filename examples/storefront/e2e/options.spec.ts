import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { freePort } from '../../../scripts/lib/ports.js';
import { openStore } from './open-store.js';
import { expect, test } from './shop.js';

const mediaHost = 'https://static.wixstatic.com';

test(
  'images of a store that is not the demo are on the platform’s media host',
  { tag: '@v3' },
  async ({ page, shop }) => {
    const store = await openStore(shop.emulatorUrl, { isDemo: false });
    try {
      await page.route(`${mediaHost}/**`, (route) => route.fulfill({ status: 404 }));
      const home = await page.goto(store.url);
      expect(home?.headers()['content-security-policy']).toContain(`img-src 'self' data: ${mediaHost};`);
    } finally {
      await store.close();
    }
  },
);

test('the options of the store are environment variables', async ({ page, shop }) => {
  const port = await freePort();
  const store = spawn(process.execPath, [fileURLToPath(new URL('../node/start.js', import.meta.url))], {
    env: {
      ...process.env,
      PORT: String(port),
      SESSION_SECRET: 'a-secret-of-at-least-32-characters',
      WIX_API_URL: shop.emulatorUrl,
      WIX_CLIENT_ID: DEMO_CLIENT_ID,
      WIX_API_KEY: DEMO_API_KEY,
      WIX_SITE_ID: DEMO_SITE_ID,
      CURRENCIES: 'USD, EUR',
      ALLOWS_OFFLINE_PAYMENT: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((resolve) => store.stdout.once('data', resolve));
    const url = `http://localhost:${String(port)}`;
    await page.goto(url);
    await expect(page.getByRole('contentinfo').getByLabel('Currency').getByRole('option')).toHaveCount(2);
    expect(await page.content()).toMatch(/"offline\\?"/);
  } finally {
    store.kill();
  }
});
