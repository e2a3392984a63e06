import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { openFileDatabase, startServer } from '@cartwright/emulator/node';
import type { Page } from '@playwright/test';
import { freePort } from '../../../scripts/lib/ports.js';
import { openStore } from './open-store.js';
import { getBag, test as base, expect, fillInCheckout, openCheckout, waitForHydration } from './shop.js';

/** An emulator with a file, and a store that uses it. */
interface Restartable {
  readonly storeUrl: string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

const test = base.extend<{ emulator: Restartable }>({
  async emulator({ context, catalogVersion }, use) {
    const folder = await mkdtemp(join(tmpdir(), 'emulator-restart-'));
    const port = await freePort();
    const open = () => {
      const emulator = createEmulator({ catalogVersion, database: openFileDatabase(join(folder, 'shop.db')) });
      return startServer({ port, emulator });
    };
    let server = await open();
    const store = await openStore(server.url);
    await context.addCookies([{ name: 'demo-client-id', value: DEMO_CLIENT_ID, url: store.url }]);
    await use({
      storeUrl: store.url,
      stop: () => server.close(),
      start: async () => void (server = await open()),
    });
    await store.close();
    await server.close();
    await rm(folder, { recursive: true });
  },
});

/** Button of a product's page that adds it to the bag. */
const add = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: /add to bag/i });

test('the bag survives a restart of the emulator with its file', async ({ page, emulator }) => {
  await page.goto(`${emulator.storeUrl}/products/quiet-teapot`);
  await add(page).click();
  const quantity = getBag(page).getByRole('textbox', { name: 'Quantity of Quiet Teapot' });
  await expect(quantity).toHaveValue('1');
  await page.keyboard.press('Escape');

  await emulator.stop();
  await add(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

  await emulator.start();
  await add(page).click();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await page.getByRole('button', { name: 'Bag, 2 items' }).click();
  await expect(quantity).toHaveValue('2');
});

test('a member stays signed in over a restart of the emulator', async ({ page, emulator }) => {
  const main = page.getByRole('main');
  await page.goto(`${emulator.storeUrl}/login?to=/account`);
  await main.getByLabel('Email').fill('iris@demo.example');
  await main.getByLabel('Password').fill('iris-sings-alto');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await waitForHydration(page);

  await emulator.stop();
  await page.getByLabel('Nickname').fill('Iris the First');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('What you entered is still here');

  await emulator.start();
  await expect(page.getByLabel('Nickname')).toHaveValue('Iris the First');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Hello, Iris the First')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Your account, Iris the First' })).toBeVisible();
});

test('the own checkout goes on after a restart of the emulator', async ({ page, emulator }) => {
  await page.goto(`${emulator.storeUrl}/products/quiet-teapot`);
  await add(page).click();
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Pay later' }).click();
  const order = page.getByRole('button', { name: 'Place order' });

  await emulator.stop();
  await order.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Portland');

  await emulator.start();
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
});
