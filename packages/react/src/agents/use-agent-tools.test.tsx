import { waitFor as waitForChange } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWholeCart } from '../testing/use-whole-cart.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';
import type { ModelContextTool } from './model-context.js';
import { useAgentTools, type AgentToolsOptions } from './index.js';

/** Stands in for the registry of a browser with WebMCP. Names are unique, as the specification requires. */
const tools = new Map<string, ModelContextTool>();

function addModelContext(): void {
  const registerTool = (tool: ModelContextTool, { signal }: { signal: AbortSignal }) => {
    if (tools.has(tool.name)) return Promise.reject(new DOMException(tool.name, 'InvalidStateError'));
    tools.set(tool.name, tool);
    signal.addEventListener('abort', () => tools.delete(tool.name));
    return Promise.resolve();
  };
  Object.defineProperty(document, 'modelContext', { value: { registerTool }, configurable: true });
}

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});
afterEach(() => {
  tools.clear();
  Reflect.deleteProperty(document, 'modelContext');
  vi.restoreAllMocks();
});

async function call(name: string, input: unknown = {}): Promise<unknown> {
  const result = await tools.get(name)?.execute(input);
  // Agents receive JSON.
  return JSON.parse(JSON.stringify(result));
}

/** Renders the hook and waits for its tools. */
async function open(options: Partial<AgentToolsOptions> = {}) {
  addModelContext();
  const rendered = renderWith(platform.client, () => {
    useAgentTools({ startCheckout: () => undefined, ...options });
    return useWholeCart();
  });
  await waitFor(() => expect(tools.size).toBe(5));
  return rendered;
}

it('registers the tools while it is mounted, in StrictMode once', async () => {
  const { unmount } = await open();
  expect([...tools.keys()]).toEqual(['search_catalog', 'get_product', 'add_to_cart', 'view_cart', 'start_checkout']);
  expect([...tools.values()].filter(({ annotations }) => annotations.readOnlyHint).map(({ name }) => name)).toEqual([
    'search_catalog',
    'get_product',
    'view_cart',
  ]);
  expect([...tools.values()].every(({ annotations }) => annotations.untrustedContentHint)).toBe(true);
  unmount();
  expect(tools.size).toBe(0);
});

it('does nothing in a browser without a model context', async () => {
  const { result } = renderWith(platform.client, () => useAgentTools({ startCheckout: () => undefined }));
  expect(result.current).toBeUndefined();
  await Promise.resolve();
  expect(tools.size).toBe(0);
});

it('keeps the page when the browser refuses a tool', async () => {
  addModelContext();
  tools.set('view_cart', {} as ModelContextTool);
  const { result } = renderWith(platform.client, () => {
    useAgentTools({ startCheckout: () => undefined });
    return useWholeCart();
  });
  await waitFor(() => expect(tools.size).toBe(5));
  expect(result.current.itemCount).toBe(0);
});

it('finds products, and similar ones where none has the words', async () => {
  await open({ productUrl: (slug) => `/products/${slug}` });
  expect(await call('search_catalog', { query: 'teapot' })).toMatchObject({
    products: [
      {
        slug: 'quiet-teapot',
        name: 'Quiet Teapot',
        url: `${location.origin}/products/quiet-teapot`,
        availability: 'IN_STOCK',
        price: { currency: 'USD' },
      },
    ],
    totalCount: 1,
  });
  expect(await call('search_catalog', { query: 'quiet teepot' })).toMatchObject({
    products: [{ slug: 'quiet-teapot' }],
    note: expect.stringContaining('similar') as string,
  });
});

it('adds a selection to the cart of the components, which show it', async () => {
  const { result } = await open();
  const [size] = (await platform.product('everyday-tee')).options.filter(({ name }) => name === 'Size');
  expect(size?.choices.map(({ name }) => name)).toContain('M');
  const missing = await call('add_to_cart', { slug: 'everyday-tee', choices: { size: 'm' } });
  expect(missing).toMatchObject({
    error: { code: 'selection_incomplete', message: 'Choose: Color.' },
    product: { slug: 'everyday-tee', options: [{ name: 'Color' }, { name: 'Size' }] },
  });
  expect(result.current.itemCount).toBe(0);

  const color = (await platform.product('everyday-tee')).options.find(({ name }) => name === 'Color')?.choices[0]?.name;
  const choices = { Size: 'M', Color: color };
  expect(await call('add_to_cart', { slug: 'everyday-tee', choices, quantity: 2 })).toMatchObject({
    added: 2,
    cart: { items: [{ name: 'Everyday Tee', quantity: 2, choices: [`Color: ${color}`, 'Size: M'] }] },
  });
  await waitFor(() => expect(result.current.itemCount).toBe(2));
  expect(await call('view_cart')).toMatchObject({ currency: 'USD', items: [{ quantity: 2, available: 2 }] });
});

it('reports a partial addition with what the cart contains', async () => {
  await open();
  const { quantity = 0 } = (await call('get_product', { slug: 'espresso-pair' })) as { quantity?: number };
  expect(quantity).toBeGreaterThan(0);
  expect(await call('add_to_cart', { slug: 'espresso-pair', quantity: quantity + 1 })).toMatchObject({
    error: { message: expect.stringContaining(`${quantity} of ${quantity + 1}`) as string },
    cart: { items: [{ available: quantity }] },
  });
});

it('adds nothing of a product that is sold out or does not exist', async () => {
  await platform.sellOut('espresso-pair');
  await open();
  expect(await call('add_to_cart', { slug: 'espresso-pair' })).toMatchObject({ error: { code: 'out_of_stock' } });
  expect(await call('add_to_cart', { slug: 'no-such-thing' })).toMatchObject({ error: { code: 'not_found' } });
  expect(platform.sent('/add-line-items')).toEqual([]);
});

it.each([
  ['search_catalog', {}, 'query: Pass a text'],
  ['search_catalog', { query: 7 }, 'query: Pass a text'],
  ['search_catalog', null, 'query: Pass a text'],
  ['add_to_cart', { slug: 'quiet-teapot', quantity: -1 }, 'quantity: Pass an integer, at least 1'],
  ['add_to_cart', { slug: 'quiet-teapot', choices: { Size: 1 } }, 'choices: Pass an object of texts by name'],
  ['add_to_cart', { slug: 'quiet-teapot', choices: { Size: 'M' } }, 'choices: The product has no option "Size"'],
  [
    'get_product',
    { slug: 'quiet-teapot', customizations: { Engraving: 'Ada' } },
    'customizations: The product has no customization "Engraving"',
  ],
])('%s names the field of the input %j', async (name, input, message) => {
  await open();
  expect(await call(name, input)).toEqual({ error: { code: 'invalid_input', message } });
});

it('removes characters that shoppers do not see from what agents read', async () => {
  const hidden = '\u{e0042}\u{e0055}\u200b';
  const found = await platform.product('quiet-teapot');
  const fetch = platform.emulator.fetch.bind(platform.emulator);
  vi.spyOn(platform.emulator, 'fetch').mockImplementation(async (request) => {
    const response = await fetch(request);
    const body = await response.text();
    const { headers, status } = response;
    return new Response(body.replaceAll(found.name, `${found.name}${hidden}`), { headers, status });
  });
  await open();
  const described = JSON.stringify(await call('get_product', { slug: 'quiet-teapot' }));
  expect(described).toContain(found.name);
  expect(described).not.toMatch(/[\u200b\u{e0000}-\u{e0fff}]/u);
});

it('starts the checkout only if the shopper agrees', async () => {
  const startCheckout = vi.fn(() => 'https://checkout.example/');
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await open({ startCheckout });
  expect(await call('start_checkout')).toMatchObject({ error: { code: 'empty_cart' } });
  expect(ask).not.toHaveBeenCalled();

  await call('add_to_cart', { slug: 'quiet-teapot', quantity: 2 });
  expect(await call('start_checkout')).toMatchObject({ error: { code: 'declined' } });
  expect(ask.mock.lastCall?.[0]).toMatch(/2 items for \$[\d.]+\. Continue\?$/);
  expect(startCheckout).not.toHaveBeenCalled();

  ask.mockReturnValue(true);
  expect(await call('start_checkout')).toMatchObject({ status: 'opened', url: 'https://checkout.example/' });
  expect(startCheckout).toHaveBeenCalledTimes(1);
});

it('tells the agent when the checkout cannot start', async () => {
  const confirmCheckout = vi.fn(() => true);
  await open({ confirmCheckout, startCheckout: () => Promise.reject(new Error('Internal detail')) });
  await call('add_to_cart', { slug: 'quiet-teapot' });
  expect(await call('start_checkout')).toEqual({
    error: { code: 'failed', message: 'Something went wrong. Try again.' },
  });
  await waitForChange(() => expect(confirmCheckout).toHaveBeenCalledTimes(1));
});
