import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/lib/chromium.js';
import { expect, getBag, test } from './shop.js';

/** Tool of the page, as Chromium lists it. */
interface ListedTool {
  name: string;
  description: string;
  inputSchema: { properties?: Record<string, unknown>; required?: string[] };
}

/** Registry of the page's tools, as far as the tests use it. */
interface ModelContext {
  getTools(): Promise<ListedTool[]>;
  executeTool(tool: ListedTool, input: object): Promise<unknown>;
}

const executablePath = findChromium();

// Chromium has WebMCP behind a flag.
test.use({
  launchOptions: {
    args: [...chromiumFlags, '--enable-blink-features=WebMCP'],
    ...(executablePath && { executablePath }),
  },
});

const listTools = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { modelContext } = document as unknown as { modelContext: ModelContext };
    return (await modelContext.getTools()).map(({ name }) => name);
  });

/** Calls a tool as an agent of the browser does. */
async function call<Result = unknown>(page: Page, name: string, input: object = {}): Promise<Result> {
  const result = await page.evaluate(
    async ([tool, given]) => {
      const { modelContext } = document as unknown as { modelContext: ModelContext };
      const found = (await modelContext.getTools()).find((one) => one.name === tool);
      if (!found) throw new Error(`There is no ${tool}.`);
      return modelContext.executeTool(found, given);
    },
    [name, input] as const,
  );
  return (typeof result === 'string' && result.startsWith('{') ? JSON.parse(result) : result) as Result;
}

test('an agent fills the bag of the shopper, who decides about the checkout', { tag: '@sample' }, async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => listTools(page)).toContain('start_checkout');
  const { products } = await call<{ products: { slug: string; url: string }[] }>(page, 'search_catalog', {
    query: 'teapot',
  });
  expect(products.map(({ slug }) => slug)).toEqual(['quiet-teapot']);
  await call(page, 'add_to_cart', { slug: 'quiet-teapot', quantity: 2 });
  await expect(page.getByRole('banner')).toContainText('2');

  page.once('dialog', (dialog) => {
    expect(dialog.message()).toMatch(/2 items for \$/);
    void dialog.dismiss();
  });
  expect(await call(page, 'start_checkout')).toMatchObject({ error: { code: 'declined' } });
  page.once('dialog', (dialog) => void dialog.accept());
  // The page may be gone before the agent has the result.
  await call(page, 'start_checkout').catch(() => undefined);
  await page.waitForURL('/checkout');
  await expect.poll(() => listTools(page)).toContain('fill_in_checkout');
});

test('an agent searches with the form, and the shopper sends the form of the product', async ({ page }) => {
  await page.goto('/search');
  await call(page, 'open_search_results', { q: 'everyday tee' }).catch(() => undefined);
  await page.waitForURL(/q=everyday/);
  await page.goto('/products/everyday-tee');
  await expect.poll(() => listTools(page)).toContain('fill_in_product_form');
  const filled = call<string>(page, 'fill_in_product_form', {
    'choices.Color': 'Moss',
    'choices.Size': 'M',
    quantity: 2,
  });
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  expect(await filled).toContain('The page shows the outcome');
  await expect(getBag(page)).toContainText('Moss');
  await expect(page.getByRole('banner')).toContainText('2');
});

test('pages load no code for agents in browsers without WebMCP', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'modelContext'));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/products/quiet-teapot');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page)).toBeVisible();
  expect(scripts.filter((url) => /agent-tools|create-tools/.test(url))).toEqual([]);
});
