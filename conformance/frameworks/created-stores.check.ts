import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createStore } from '../../scripts/lib/consumer.js';
import { freePort } from '../../scripts/lib/ports.js';
import { expect, startApplication, type Application } from './application.js';
import { buyInWorkerd } from './buy-in-workerd.js';
import { buyer, heading, pay, payWithCard } from './hosted-checkout.js';

/** Goes over a filtered listing to a product, adds it, changes its quantity in the drawer, and pays. */
async function buyInSmallStore(page: Page, url: string): Promise<void> {
  const shop = page.getByRole('navigation', { name: 'Shop' });
  const main = page.getByRole('main');
  await page.goto(url, { waitUntil: 'networkidle' });
  await shop.getByRole('link', { name: 'Shop' }).click();
  await expect(heading(page)).toHaveText('All Products');
  await page.getByText('Filter and sort').click();
  await page.getByLabel('Highest price').fill('40');
  await page.getByRole('checkbox', { name: /^Sage/ }).check();
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/max=40.*option=Color%3ASage/);
  await main.getByRole('link', { name: /First Light Mug/ }).click();
  await expect(heading(page)).toHaveText('First Light Mug');
  await page.getByRole('radio', { name: /^Ink/ }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await page.getByRole('radio', { name: /^Sage/ }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'Added: go to the cart' })).toBeVisible();
  await shop.getByRole('link', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await drawer.getByRole('spinbutton', { name: 'Quantity of First Light Mug' }).fill('2');
  await expect(drawer).toContainText('Subtotal $56.00');
  await drawer.getByRole('button', { name: 'Check out' }).click();
  await pay(page);
  await expect(heading(page)).toHaveText('Thank you!');
  await expect(main).toContainText('2 × First Light Mug');
  await expect(shop).toContainText('Cart 0');
}

/** Buys a product of the demo store, from its page to the order. */
async function buyInDemoStore(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/products/finch-tote`);
  // Before React handles the page, the button sends its form and opens another page.
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  const bag = page.getByRole('dialog', { name: /^Your bag/ });
  await bag.getByRole('button', { name: 'Check out' }).click();
  await expect(heading(page)).toHaveText('Check out');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('Region').selectOption('US-OR');
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label).fill(value);
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Shipping');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(heading(page)).toHaveText('Checkout');
  await payWithCard(page);
  // Until the style sheet is loaded, the heading of the printed invoice is visible, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Finch Tote');
}

/** Buys without scripts. An incomplete selection is refused with its reason. */
async function buyWithoutScripts(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/products/everyday-tee`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose: Size.');
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(heading(page)).toHaveText('Your cart');
  await page.getByRole('spinbutton').fill('3');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('navigation', { name: 'Shop' })).toContainText('Cart 3');
  await page.getByRole('button', { name: 'Check out' }).click();
  await pay(page);
  await expect(heading(page)).toHaveText('Thank you!');
}

/** Starts `npm run dev` of a store with its own settings, but on free ports. Returns its URL, and what it writes after it is ready. */
async function startDevelopment(folder: string) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { dev: string } };
  const [port, emulatorPort] = [await freePort(), await freePort()];
  const [url, apiUrl] = [`http://localhost:${port}`, `http://localhost:${emulatorPort}`];
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITE|NODE_ENV|DEV|PROD|SSR|MODE|TEST)/.test(name),
  );
  const server = spawn('sh', ['-c', `exec ${scripts.dev}`], {
    cwd: folder,
    env: {
      ...Object.fromEntries(inherited),
      PATH: [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      PORT: String(port),
      ORIGIN: url,
      NEXT_PUBLIC_ORIGIN: url,
      WIX_API_URL: apiUrl,
      VITE_WIX_API_URL: apiUrl,
      NEXT_PUBLIC_MEDIA_URL: `${apiUrl}/media`,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += String(text)));
  await expect.poll(() => stripVTControlCharacters(output), { timeout: 90_000 }).toContain(url);
  const close = async () => {
    server.kill('SIGINT');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  return { url, close, readOutput: () => stripVTControlCharacters(output) };
}

const stores = {
  'react-router': { options: ['--template', 'react-router'], buy: buyInSmallStore, isRendered: true },
  next: { options: ['--template', 'next'], buy: buyInSmallStore, isRendered: true },
  vite: { options: ['--template', 'vite'], buy: buyInSmallStore, isRendered: false },
  everything: { options: ['--size', 'everything'], buy: buyInDemoStore, isRendered: false },
};

describe.each(Object.entries(stores))('the created store %s', (name, { options, buy, isRendered }) => {
  const parent = mkdtempSync(join(tmpdir(), 'cartwright-created-'));
  let app: Application;

  beforeAll(async () => {
    await createStore(parent, options);
    app = await startApplication({ folder: join(parent, 'store'), isComplete: true });
  }, 900_000);
  afterAll(async () => {
    await app.close();
    rmSync(parent, { recursive: true });
  });

  test('installs, builds and sells a product', { timeout: 240_000 }, async () => {
    const { page, problems } = await app.openVisitor();
    await buy(page, app.url);
    expect(problems).toEqual([]);
  });

  test.runIf(isRendered)('sells without scripts', { timeout: 240_000 }, async () => {
    const { page } = await app.openVisitor({ javaScriptEnabled: false });
    await buyWithoutScripts(page, app.url);
  });

  test(
    'npm run dev starts the store and the emulator, and a first visit logs nothing',
    { timeout: 240_000 },
    async () => {
      const development = await startDevelopment(app.folder);
      try {
        const { page } = await app.openVisitor();
        const messages: string[] = [];
        page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
        await page.goto(development.url, { timeout: 90_000 });
        await expect(heading(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        // The tools for development report their connection, and React recommends its own.
        const ofTools = /^(debug|log): \[(vite|HMR|Fast Refresh)\]|React DevTools/;
        expect(messages.filter((text) => !ofTools.test(text))).toEqual([]);
        expect(development.readOutput()).not.toMatch(/error|warn|GET \//i);
      } finally {
        await development.close();
      }
    },
  );

  test.runIf(name === 'everything')('sells in workerd', { timeout: 240_000 }, async () => {
    expect(await buyInWorkerd(app.folder)).toEqual([
      [200, true, 0],
      [200, true, 0],
      [302, '/bag?done=added', 2],
      [200, true, 'no-store'],
    ]);
  });
});
