import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { openFileDatabase, startServer } from '@cartwright/emulator/node';
import { freePort } from '../../../scripts/lib/ports.js';
import { openStore } from './open-store.js';
import { bagOf, expect, test } from './shop.js';

const catalogVersion = process.env.CARTWRIGHT_CATALOG === 'v1' ? 'v1' : 'v3';

test('the bag survives a restart of the emulator with its file', { tag: '@full' }, async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-restart-'));
  const port = await freePort();
  const startEmulator = () => {
    const emulator = createEmulator({ catalogVersion, database: openFileDatabase(join(folder, 'shop.db')) });
    return startServer({ port, emulator });
  };
  const first = await startEmulator();
  const store = await openStore(first.url);
  await page.context().addCookies([{ name: 'demo-client-id', value: DEMO_CLIENT_ID, url: store.url }]);
  await page.goto(`${store.url}/products/quiet-teapot`);
  const add = page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: /add to bag/i });
  await add.click();
  const quantity = bagOf(page).getByRole('textbox', { name: 'Quantity of Quiet Teapot' });
  await expect(quantity).toHaveValue('1');
  await page.keyboard.press('Escape');

  await first.close();
  await add.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

  const second = await startEmulator();
  await add.click();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await page.getByRole('button', { name: 'Bag, 2 items' }).click();
  await expect(quantity).toHaveValue('2');

  await store.close();
  await second.close();
  await rm(folder, { recursive: true });
});
