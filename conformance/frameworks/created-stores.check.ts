import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createStore } from '../../scripts/lib/consumer.js';
import { expect, startApplication, type Application } from './application.js';
import { buyInWorkerd } from './buy-in-workerd.js';
import { buyer, heading, pay, payWithCard } from './hosted-checkout.js';

/** Buys a product of the store, from its page to the order. */
const journeys: Record<string, (page: Page, url: string) => Promise<void>> = {
  'react-router': async (page, url) => {
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
  },
  next: async (page, url) => {
    await page.goto(`${url}/products/finch-tote`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Added: go to the cart' }).click();
    await page.getByRole('button', { name: 'Check out' }).click();
    await pay(page);
    await expect(heading(page)).toHaveText('Thank you!');
    await expect(page.getByRole('main')).toContainText('1 × Finch Tote');
  },
  vite: async (page, url) => {
    await page.goto(url);
    await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Shop' }).click();
    await expect(heading(page)).toHaveText('All Products');
    await page.goto(`${url}/products/everyday-tee`);
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Added: go to the cart' }).click();
    await page.getByRole('spinbutton', { name: 'Quantity of Everyday Tee' }).fill('2');
    await expect(page.getByRole('navigation', { name: 'Shop' })).toContainText('Cart 2');
    await page.getByRole('button', { name: 'Check out' }).click();
    await pay(page);
    await expect(heading(page)).toHaveText('Thank you!');
    await expect(page.getByRole('main')).toContainText('2 × Everyday Tee');
  },
};

describe.each(Object.entries(journeys))('a store created from the template %s', (template, buy) => {
  const parent = mkdtempSync(join(tmpdir(), 'cartwright-created-'));
  let app: Application;

  beforeAll(async () => {
    await createStore(parent, template);
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

  test.runIf(template === 'react-router')('sells in workerd', { timeout: 240_000 }, async () => {
    expect(await buyInWorkerd(app.folder)).toEqual([
      [200, true, 0],
      [200, true, 0],
      [302, '/bag?done=added', 2],
      [200, true, 'no-store'],
    ]);
  });
});
