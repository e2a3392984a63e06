import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, expect, type Browser, type Page, type Response } from '@playwright/test';
import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.js';
import { root, run } from '../../scripts/lib/run.js';
import { serveSite } from '../../scripts/docs-site/serve-site.js';

// Pages of the site are large, and other checks run at the same time.
vi.setConfig({ testTimeout: 120_000 });

let browser: Browser;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  await run('node', ['scripts/docs-site.js']);
  site = await serveSite(join(root, 'docs/site/dist'));
  browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
}, 900_000);
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Runs a function with a page of the site, in a new browser profile. */
async function visit(path: string, act: (page: Page) => Promise<void>, colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'networkidle', timeout: 60_000 });
  await act(page);
  await context.close();
}

/** Adds the sizes of what a page loads, in bytes after gzip, by the type of the resource. */
async function loadedBytes(page: Page, act: () => Promise<unknown>, path = '') {
  const bytes: Record<string, number> = {};
  const pending: Promise<void>[] = [];
  const add = (response: Response) => {
    const type = response.request().resourceType();
    if (!response.url().startsWith(site.url + path)) return;
    pending.push(
      response.body().then((body) => {
        bytes[type] = (bytes[type] ?? 0) + gzipSync(body).length;
      }),
    );
  };
  page.on('response', add);
  await act();
  page.off('response', add);
  await Promise.all(pending);
  return bytes;
}

// `browser/playground.test.ts` runs all examples.
describe('playground', () => {
  test('runs a chosen example in TypeScript and React, and shows the calls', () =>
    visit('playground', async (page) => {
      await page.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'Fill a cart' });
      for (const language of ['TypeScript', 'React']) {
        await page.getByRole('radio', { name: language }).check();
        await expect(page.getByLabel('Code of the example')).toContainText('createClient');
        await page.getByRole('button', { name: 'Run' }).click();
        const result = page.frameLocator('iframe[title="Result of the example"]').locator('#root > *');
        const output = page.getByLabel('Output').locator('span');
        if (language === 'React') await expect(result.first()).toBeVisible({ timeout: 60_000 });
        else await expect(output.first()).not.toBeEmpty({ timeout: 60_000 });
        await expect(page.locator('[data-level="error"]')).toHaveCount(0);
        await expect(page.getByRole('cell', { name: /^POST/ }).first()).toBeVisible();
      }
    }));

  test('runs edited code, and shows its errors', () =>
    visit('playground', async (page) => {
      const editor = page.getByLabel('Code of the example');
      await expect(editor).toContainText('createClient');
      await editor.fill("throw new Error('from the example');");
      await page.getByRole('button', { name: 'Run' }).click();
      await expect(page.locator('[data-level="error"]')).toContainText('from the example', { timeout: 60_000 });
      await editor.fill('const = 1;');
      await page.getByRole('button', { name: 'Run' }).click();
      await expect(page.getByRole('alert')).toContainText('Unexpected token');
    }));
});

/** Opens the search. Until the scripts of the page run, its keys do nothing. */
async function openSearch(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  return dialog;
}

test('the search finds guides, operations and error codes', () =>
  visit('getting-started', async (page) => {
    for (const [text, target] of [
      ['gift card', /\/cartwright\//],
      ['addLineItemsToCurrentCart', /\/api\/ecom\/current-cart-v2/],
      ['OWNED_CART_NOT_FOUND', /\/error-codes/],
    ] as const) {
      const dialog = await openSearch(page);
      await dialog.locator('input').fill(text);
      const hrefs = () => dialog.locator('a').evaluateAll((links) => links.map((a) => a.getAttribute('href')));
      await expect
        .poll(async () => (await hrefs()).some((href) => target.test(href ?? '')), { timeout: 30_000 })
        .toBe(true);
      await page.keyboard.press('Escape');
    }
  }));

test.each([
  ['client id', /\/cartwright\/(?!api\/)/],
  ['add to cart', /\/cartwright\/cart\b/],
  ['coupon', /\/cartwright\/(?!api\/)/],
  ['image', /\/cartwright\/media\b/],
])('the search for "%s" puts a guide first', (text, target) =>
  visit('getting-started', async (page) => {
    const dialog = await openSearch(page);
    await dialog.locator('input').fill(text);
    await expect(dialog.locator('a').first()).toHaveAttribute('href', target, { timeout: 30_000 });
  }),
);

// Limits are the reached sizes, with room for some pages: 100 kB of the scripts are the table of all pages, which Rspress
// loads with each, 80 bytes per page.
test.each([
  ['', { script: 240, stylesheet: 13 }],
  ['cart', { script: 250, stylesheet: 13 }],
  ['api/core/money', { script: 240, stylesheet: 13 }],
  ['playground', { script: 386, stylesheet: 13 }],
])('the page /%s loads scripts and styles within its limits, in kB after gzip', async (path, limits) => {
  const page = await browser.newPage();
  const bytes = await loadedBytes(page, () => page.goto(site.url + path, { waitUntil: 'networkidle' }));
  await page.close();
  const kilobytes = { script: (bytes['script'] ?? 0) / 1000, stylesheet: (bytes['stylesheet'] ?? 0) / 1000 };
  console.log(`/${path}: ${kilobytes.script.toFixed(1)} kB scripts, ${kilobytes.stylesheet.toFixed(1)} kB styles`);
  expect(kilobytes.script).toBeGreaterThan(0);
  expect(kilobytes.script).toBeLessThanOrEqual(limits.script);
  expect(kilobytes.stylesheet).toBeLessThanOrEqual(limits.stylesheet);
});

test('a page loads nothing of the search, and a search loads a small part of its index', async () => {
  const page = await browser.newPage();
  const open = () => page.goto(`${site.url}cart`, { waitUntil: 'networkidle' });
  expect(await loadedBytes(page, open, 'pagefind/')).toEqual({});
  const search = async () => {
    const dialog = await openSearch(page);
    await dialog.locator('input').fill('gift card');
    await dialog.locator('a').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  const loaded = Object.values(await loadedBytes(page, search, 'pagefind/')).reduce((all, one) => all + one, 0);
  await page.close();
  const index = join(root, 'docs/site/dist/pagefind');
  const whole = readdirSync(index, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(index, file)))
    .reduce((all, one) => all + (one.isFile() ? one.size : 0), 0);
  console.log(`A search loads ${(loaded / 1000).toFixed(0)} of ${(whole / 1000).toFixed(0)} kB.`);
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThan(whole / 5);
}, 60_000);

test('the chosen form of the examples applies to all groups and pages, also after a reload', () =>
  visit('cart', async (page) => {
    const groups = page.locator('[data-choice="code-form"]');
    const code = {
      ts: page.locator('[data-choice="code-form"] > [data-option="ts"]'),
      react: page.locator('[data-choice="code-form"] > [data-option="react"]'),
    };
    const expectShown = async (shown: 'ts' | 'react', hidden: 'ts' | 'react') => {
      await expect(groups.nth(0).getByRole('radio', { name: shown === 'ts' ? 'TypeScript' : 'React' })).toBeChecked();
      for (const block of await code[shown].all()) await expect(block).toBeVisible();
      for (const block of await code[hidden].all()) await expect(block).toBeHidden();
    };
    expect(await groups.count()).toBeGreaterThan(4);
    await expectShown('ts', 'react');
    const radio = groups.nth(2).getByRole('radio', { name: 'TypeScript' });
    await radio.focus();
    const { y } = (await groups.nth(2).boundingBox()) ?? { y: NaN };
    await page.keyboard.press('ArrowRight');
    await expectShown('react', 'ts');
    expect((await groups.nth(2).boundingBox())?.y).toBeCloseTo(y, -1);
    await page.reload();
    await expectShown('react', 'ts');
    await page.goto(`${site.url}sign-in`);
    await expectShown('react', 'ts');
  }));

test('install commands are those of the chosen package manager, on all pages and after a reload', () =>
  visit('getting-started', async (page) => {
    const groups = page.locator('[data-choice="package-manager"]');
    const expectShown = async (label: string, command: string) => {
      await expect(groups.first().getByRole('radio', { name: label, exact: true })).toBeChecked();
      await expect(groups.first().locator('code:visible')).toHaveCount(1);
      await expect(groups.first().locator('code:visible')).toContainText(command);
    };
    await expectShown('npm', 'npm create cartwright@latest');
    await groups.first().getByRole('radio', { name: 'npm', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expectShown('pnpm', 'pnpm create cartwright@latest');
    await expect(groups.nth(1).locator('code:visible')).toContainText('pnpm add @cartwright/core');
    await page.keyboard.press('ArrowRight');
    await page.reload();
    await expectShown('Yarn', 'yarn create cartwright');
    await page.goto(`${site.url}agents`);
    await expectShown('Yarn', 'yarn add @cartwright/agents');
  }));

test('the first stop of the Tab key leads to the content, and the navigation shows the version', () =>
  visit('cart', async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'main', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('These pages describe main');
  }));

test.each(['', 'guides', 'versions', 'cart', 'errors', 'error-codes', 'api/core/money', 'playground'])(
  'the page /%s has no accessibility violations, in light and dark mode',
  async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await visit(
        path,
        async (page) => {
          // The theme names it once React handles the page.
          const sidebar = page.locator('.rp-doc-layout__sidebar');
          if ((await sidebar.count()) > 0) await expect(sidebar).toHaveAttribute('aria-label', 'Pages');
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        },
        colorScheme,
      );
    }
  },
);

test('llms.txt lists the pages, and each page exists as Markdown', async () => {
  const index = await (await fetch(`${site.url}llms.txt`)).text();
  expect(index).toContain('/cartwright/cart.md');
  const page = await (await fetch(`${site.url}cart.md`)).text();
  expect(page).toContain('# Cart');
  expect(page).not.toContain('<!-- run');
  const installation = await (await fetch(`${site.url}installation.md`)).text();
  expect(installation).toContain('npm install @cartwright/core');
  expect(installation).not.toContain('pnpm add');
});
