import { expect, test } from 'vitest';
import { openStore, origin } from './testing/open-store.js';

const versions = ['v1', 'v3'] as const;

test.each(versions)('searches by words, category and price, page by page (Catalog %s)', async (version) => {
  const { call } = openStore(version);
  const filters = { categories: ['apparel'], price: { min: 4000, max: 20_000 } };
  const first = await call('search_catalog', { filters, pagination: { limit: 2 } });
  expect(first.products).toHaveLength(2);
  expect(first.pagination.has_next_page).toBe(true);
  const second = await call('search_catalog', { filters, pagination: { limit: 2, cursor: first.pagination.cursor } });
  const found = [...first.products, ...second.products];
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  for (const { categories, price_range: range } of found) {
    expect(categories?.map(({ value }) => value)).toContain('Apparel');
    expect(range.min.amount).toBeGreaterThanOrEqual(4000);
    expect(range.min.currency).toBe('USD');
  }
  expect((await call('search_catalog', { filters: { categories: ['No such category'] } })).products).toEqual([]);
});

test.each(versions)('looks up products and variants by ID, each once (Catalog %s)', async (version) => {
  const { call, findProduct } = openStore(version);
  const { id, variants } = await findProduct('everyday tee');
  const variantId = variants[0]?.id ?? '';
  const { messages, products } = await call('lookup_catalog', {
    ids: [id, variantId, variantId, 'no-such-product', '?'],
  });
  expect(products).toHaveLength(1);
  expect(products[0]?.variants.map(({ inputs }) => inputs)).toEqual([
    [
      { id, match: 'featured' },
      { id: variantId, match: 'exact' },
    ],
  ]);
  expect(messages?.map(({ code }) => code)).toEqual(['not_found', 'not_found']);
});

test.each(versions)(
  'narrows the variants of a product, and drops what cannot be combined (Catalog %s)',
  async (version) => {
    const { call, findProduct } = openStore(version);
    const { id } = await findProduct('everyday tee');
    const select = async (...selected: [name: string, label: string][]) => {
      const { product } = await call('get_product', {
        id,
        selected: selected.map(([name, label]) => ({ name, label })),
        preferences: ['Color'],
      });
      return product;
    };
    const all = (await call('get_product', { id })).product;
    expect(all.variants.length).toBeGreaterThan(10);
    expect(all.handle).toBe('everyday-tee');
    expect(all).toMatchObject({ url: `${origin}/products/everyday-tee`, title: 'Everyday Tee' });

    const moss = await select(['Color', 'moss']);
    expect(moss.selected).toEqual([{ name: 'Color', label: 'Moss' }]);
    expect(new Set(moss.variants.map(({ options }) => options?.find(({ name }) => name === 'Color')?.label))).toEqual(
      new Set(['Moss']),
    );
    expect(moss.options?.[1]?.values).toContainEqual({
      label: 'M',
      available: expect.any(Boolean) as boolean,
      exists: true,
    });

    const exact = (await call('get_product', { id: moss.variants[0]?.id })).product;
    expect(exact.variants[0]?.id).toBe(moss.variants[0]?.id);
    expect((await select(['Color', 'Oat'], ['Size', 'No such size'])).selected).toEqual([
      { name: 'Color', label: 'Oat' },
    ]);
  },
);

test('does not find products that are hidden, unknown, or no product IDs', async () => {
  const { call, findProduct, merchant } = openStore();
  const { id, variants } = await findProduct('quiet teapot');
  const { product } = await merchant.productsV3.getProductBySlug('quiet-teapot');
  await merchant.productsV3.updateProduct(id, { revision: product?.revision ?? null, visible: false });
  for (const unknown of [id, variants[0]?.id, crypto.randomUUID(), '../secrets', 'a:b:c']) {
    const { messages, ucp } = await call('get_product', { id: unknown });
    expect([ucp.status, messages?.[0]?.code]).toEqual(['error', 'not_found']);
  }
});

test.each([
  ['search_catalog', {}, 'invalid_request'],
  ['search_catalog', { query: 'tee', pagination: { cursor: 'no-cursor' } }, 'invalid_request'],
  ['lookup_catalog', { ids: Array.from({ length: 21 }, (_, index) => `id-${index}`) }, 'request_too_large'],
  [
    'get_product',
    {
      id: 'x',
      selected: [
        { name: 'Size', label: 'M' },
        { name: 'Size', label: 'L' },
      ],
    },
    undefined,
  ],
])('%s of %j is refused with %s', async (operation, body, code) => {
  const { errors, rest } = openStore();
  const response = await rest(operation, { body });
  expect([response.status, response.body.code]).toEqual(code ? [400, code] : [200, undefined]);
  expect(errors).toEqual([]);
});
